/** People by family, age, work and what they do, and animals; lines as `readNounLines` reads them. */
export const peopleLines = `
kin:
  half-brother = 이복형제; half-sister = 이복자매; stepbrother = 의붓형제; stepsister = 의붓자매; brother-in-law = 매형; sister-in-law = 형수;
  godchild, godson, goddaughter = 대자녀; ex-boyfriend, ex boyfriend = 전(former) 남자(man) 친구(friend);
  ex-girlfriend, ex girlfriend = 전(former) 여자(woman) 친구(friend); schoolfriend = 학교(school) 친구(friend); penpal = 펜팔; housemate = 룸메이트;
  teammate = 팀원; relative = 친척; married couple = 부부; couple = 커플; househusband, house husband = 전업주부; mate, pal, buddy = 친구; newborn = 신생아;
  toddler = 아기;
elder:
  great-aunt = 이모할머니; great-uncle = 큰할아버지; stepmum, stepmom = 새어머니; stepdad = 새아버지; godmother = 대모; godfather = 대부;
  parents-in-law, in-laws = 시부모님; auntie = 이모; old man = 할아버지; old woman, old lady = 할머니; old person = 노인;
person:
  gentleman = 신사; lady = 여성(lady) 분; guy = 남자; nanny, childminder, au pair = 보모; teen, youth = 청소년; young person = 젊은이; grown-up = 어른; orphan = 고아;
  widow = 과부; widower = 홀아비; darling, lover = 애인; acquaintance = 아는(known) 사람(person); citizen = 시민; inhabitant, resident = 주민;
  villager = 마을(village) 사람(person); member = 회원; leader = 리더; host = 주인; client = 고객; reader = 독자; learner = 학습자; smoker = 흡연자;
  non-smoker = 비흡연자; winner = 승자; champion = 챔피언; opponent = 상대; rival = 라이벌; spectator, audience = 관객; witness = 목격자; murderer = 살인범;
  burglar, robber = 강도; pickpocket = 소매치기; victim = 피해자; spy = 스파이; prisoner = 죄수; liar = 거짓말쟁이; idiot = 바보; optimist = 낙관주의자;
  pessimist = 비관주의자; perfectionist = 완벽주의자; workaholic = 일중독자; bookworm = 책벌레; coward = 겁쟁이; celebrity = 유명인; film star, movie star = 영화배우;
  pop star = 팝스타; idol = 아이돌; character = 등장인물; main character = 주인공; devil = 악마; monster = 괴물; wizard, magician = 마법사; pirate = 해적;
  vampire = 흡혈귀; santa claus, father christmas, santa = 산타클로스; knight = 기사; emperor = 황제; president = 대통령; prime minister = 총리; minister = 장관;
  candidate = 후보; captain = 주장; hindu = 힌두교도; catholic = 천주교(Catholic) 신자(believer); protestant, christian = 기독교인;
  buddhist = 불교(Buddhist) 신자(believer); muslim = 이슬람교도; jew = 유대인; atheist = 무신론자; immigrant = 이민자; refugee = 난민; enemy = 적;
  expert, specialist = 전문가; retiree = 은퇴자; employer = 고용주; primary teacher = 초등학교(primary_school) 선생님(teacher);
  schoolteacher, school teacher = 학교(school) 선생님(teacher); nursery school teacher = 유치원(kindergarten) 선생님(teacher);
  dance teacher = 춤(dance) 선생님(teacher); guitar teacher = 기타(guitar) 선생님(teacher); spanish teacher = 스페인어(Spanish) 선생님(teacher);
  language teacher = 언어(language) 선생님(teacher); chinese teacher = 중국어(Chinese) 선생님(teacher); biology teacher = 생물(biology) 선생님(teacher);
  chemistry teacher = 화학(chemistry) 선생님(teacher); physics teacher = 물리(physics) 선생님(teacher); geography teacher = 지리(geography) 선생님(teacher);
  gym teacher = 체육(PE) 선생님(teacher); tutor = 과외(private) 선생님(teacher); instructor = 강사; yoga instructor = 요가(yoga) 강사(instructor);
  ski instructor = 스키(ski) 강사(instructor); head teacher, headmistress = 교장(principal) 선생님(teacher); lecturer = 강사; assistant = 조수;
  football coach = 축구(football) 코치(coach); referee = 심판; goalkeeper = 골키퍼; baseball player = 야구(baseball) 선수(player);
  rugby player = 럭비(rugby) 선수(player); boxer = 권투(boxing) 선수(athlete); skier = 스키(ski) 선수(athlete); surfer = 서퍼; climber = 등반가; hiker = 등산객;
  diver = 잠수부; runner = 달리기(running) 선수(athlete); cyclist = 자전거(bicycle) 선수(athlete); lifeguard = 구조(rescue) 요원(agent); golfer = 골퍼;
  gymnast = 체조(gymnastics) 선수(athlete); acrobat = 곡예사; clown = 광대; comedian = 코미디언; dj = 디제이; conductor = 지휘자; rapper = 래퍼; novelist = 소설가;
  illustrator = 삽화가; sculptor = 조각가; potter = 도예가; director, film director = 감독; producer = 프로듀서; cameraman = 카메라맨; reporter = 기자;
  radio presenter, presenter = 진행자; gp, family doctor = 주치의; paediatrician, pediatrician = 소아과(pediatric) 의사(doctor);
  dermatologist = 피부과(skin) 의사(doctor); gynaecologist = 산부인과(gynaecological) 의사(doctor); cardiologist = 심장(heart) 전문의(specialist);
  psychiatrist = 정신과(psychiatric) 의사(doctor); radiologist = 방사선과(radiology) 의사(doctor); veterinarian = 수의사;
  speech therapist = 언어(speech) 치료사(therapist); nutritionist, dietitian = 영양사; care worker, care assistant = 요양(care) 보호사(carer); fireman = 소방관;
  cop = 경찰관; police = 경찰; guard = 경비원; optician = 안경사; hairstylist, stylist = 미용사; confectioner = 제과사; barman, barmaid = 바텐더;
  fishmonger = 생선(fish) 장수(seller); shopkeeper, shop owner = 가게(shop) 주인(owner); bookseller = 책방(bookshop) 주인(owner); jeweller = 보석상;
  sales assistant, sales clerk, seller = 점원; dealer, merchant = 상인; travel agent = 여행사(travel_agency) 직원(employee); banker = 은행원; bookkeeper = 경리;
  clerk = 사무원; administrator = 관리자; founder = 설립자; ceo = 사장님; team leader = 팀장님; supervisor = 감독관;
  marketing manager = 마케팅(marketing) 매니저(manager); project manager = 프로젝트(project) 매니저(manager); product manager = 제품(product) 매니저(manager);
  shop manager, store manager = 점장님; analyst, data analyst = 분석가; data scientist = 데이터(data) 과학자(scientist);
  computer scientist = 컴퓨터(computer) 과학자(scientist); game developer, game designer = 게임(game) 개발자(developer);
  it specialist = 아이티(IT) 전문가(specialist); it technician, technician = 기술자; systems administrator = 시스템(system) 관리자(administrator);
  fashion designer = 패션(fashion) 디자이너(designer); interior designer = 인테리어(interior) 디자이너(designer); wedding planner = 웨딩(wedding) 플래너(planner);
  astronomer = 천문학자; geologist = 지질학자; archaeologist = 고고학자; inventor = 발명가; explorer = 탐험가; diplomat = 외교관; ambassador = 대사;
  postwoman, mail carrier = 집배원; delivery driver, courier = 택배(delivery) 기사(driver); bus conductor = 버스(bus) 차장(conductor); air hostess = 승무원;
  baggage handler = 수하물(baggage) 담당자(person_in_charge); janitor, caretaker = 관리인; housekeeper, maid = 가사(household) 도우미(helper); bricklayer = 벽돌공;
  roofer = 지붕(roof) 기술자(technician); joiner = 목수; blacksmith = 대장장이; welder = 용접공; miner = 광부; seamstress = 재봉사; craftsman = 장인; zookeeper = 사육사;
  beekeeper = 양봉가; winemaker = 와인(wine) 양조가(maker); shepherd = 양치기; hunter = 사냥꾼; solicitor, barrister, attorney = 변호사; servant = 하인;
  helper = 도우미; part-timer = 아르바이트생; medical student = 의대생; law student = 법대생; phd student = 박사(doctoral) 과정(course) 학생(student);
  middle school student, secondary school student = 중학생; graduate = 졸업생; first-year student, freshman = 신입생;
  single mother, single mum, single mom = 미혼모; crowd = 군중; ex-partner = 옛(former) 애인(lover); partner = 파트너;
animal:
  hare = 산토끼; stray cat = 길고양이; stray dog = 떠돌이(stray) 개(dog); guide dog = 안내견; guard dog = 경비견; tomcat = 수고양이; black cat = 검은(black) 고양이(cat);
  tabby = 줄무늬(striped) 고양이(cat); chihuahua = 치와와; bulldog = 불도그; border collie = 보더콜리; terrier = 테리어; corgi = 코기; pug = 퍼그; dalmatian = 달마티안;
  jindo = 진돗개; toad = 두꺼비; tadpole = 올챙이; salamander = 도롱뇽; gecko = 도마뱀붙이; chameleon = 카멜레온; iguana = 이구아나; scorpion = 전갈; tick = 진드기; flea = 벼룩;
  bug = 벌레; eel = 장어; slug = 민달팽이; moth = 나방; beetle = 딱정벌레; meerkat = 미어캣; sloth = 나무늘보; mole = 두더지; badger = 오소리; bat = 박쥐; gerbil = 게르빌루스쥐;
  weasel = 족제비; skunk = 스컹크; piglet = 새끼(baby) 돼지(pig); unicorn = 유니콘; dragon = 용; cicada = 매미; firefly = 반딧불이; carp = 잉어; ox = 황소; stag = 수사슴;
  reindeer = 순록; jaguar = 재규어; panther = 흑표범; lynx = 스라소니; walrus = 바다코끼리; polar bear = 북극곰; chimpanzee = 침팬지; llama = 라마; alpaca = 알파카;
  buffalo = 물소; mule = 노새; blackbird = 지빠귀; robin = 울새; cuckoo = 뻐꾸기; cockerel = 수탉; cockatoo = 앵무새; falcon, hawk = 매; lark = 종달새;
  woodpecker = 딱따구리; stork = 황새; crane = 두루미; heron = 왜가리; swallow = 제비; duckling = 새끼(baby) 오리(duck); ostrich = 타조; flamingo = 홍학; pelican = 펠리컨;
  bunny = 토끼; creature = 생물;
`;
