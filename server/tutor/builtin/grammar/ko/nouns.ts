import { moreNouns } from './moreNouns';
import { themeNouns } from './themeNouns';

/** What kind of thing a noun names: it decides on counters, verbs and how one speaks of it. */
export type NounKind =
  | 'kin'
  | 'elder'
  | 'person'
  | 'animal'
  | 'food'
  | 'drink'
  | 'meal'
  | 'body'
  | 'book'
  | 'machine'
  | 'clothes'
  | 'shoes'
  | 'glasses'
  | 'jewellery'
  | 'tool'
  | 'thing'
  | 'place'
  | 'town'
  | 'country'
  | 'language'
  | 'sport'
  | 'struck-sport'
  | 'struck-instrument'
  | 'bowed-instrument'
  | 'blown-instrument'
  | 'activity'
  | 'money'
  | 'vessel'
  | 'abstract'
  /** From the content's lexicon, which does not tell. */
  | 'other';

export interface KoreanNoun {
  /** Its words, each with an English gloss of its own where it has several. */
  readonly words: readonly { readonly surface: string; readonly gloss?: string }[];
  readonly kind: NounKind;
}

/** English lemmas = Korean; words of one noun have their glosses in brackets. */
const table: Readonly<Record<Exclude<NounKind, 'other'>, string>> = {
  kin: 'husband = 남편; wife = 아내; son = 아들; daughter = 딸; brother = 남동생; sister = 여동생; younger brother, little brother = 남동생; younger sister, little sister = 여동생; child, kid = 아이; baby = 아기; cousin = 사촌; younger sibling = 동생; nephew, niece = 조카; grandson = 손자; granddaughter = 손녀; grandchild = 손주; family = 가족; girlfriend = 여자(woman) 친구(friend); boyfriend = 남자(man) 친구(friend); friend = 친구; best friend = 제일(most) 친한(close) 친구(friend); fiancé, fiancée, fiance, fiancee = 약혼자; twin = 쌍둥이; sibling = 형제',
  elder:
    'mother = 어머니; father = 아버지; mum, mom, mummy, mommy = 엄마; dad, daddy = 아빠; parent, parents = 부모님; grandmother, grandma, granny = 할머니; grandfather, grandpa, granddad = 할아버지; grandparent, grandparents = 조부모님; father-in-law = 시아버지; uncle = 삼촌; aunt = 이모',
  person:
    'politician = 정치인; thief = 도둑; genius = 천재; fool = 바보; employee = 직원; graduate student = 대학원생; homemaker = 주부; freelancer = 프리랜서; hero = 영웅; model = 모델; man = 남자; woman = 여자; boy = 남자아이; girl = 여자아이; person, people = 사람; teacher = 선생님; student = 학생; pupil = 학생; doctor = 의사; nurse = 간호사; cook, chef = 요리사; engineer = 엔지니어; lawyer = 변호사; police officer, policeman, policewoman = 경찰관; firefighter = 소방관; journalist = 기자; writer, author = 작가; artist = 예술가; painter = 화가; musician = 음악가; singer = 가수; actor, actress = 배우; dancer = 댄서; waiter, waitress = 웨이터; driver = 운전기사; bus driver = 버스(bus) 기사(driver); taxi driver = 택시(taxi) 기사(driver); pilot = 조종사; farmer = 농부; baker = 제빵사; hairdresser = 미용사; mechanic = 정비사; carpenter = 목수; electrician = 전기(electricity) 기사(technician); programmer = 프로그래머; developer, software developer = 개발자; designer = 디자이너; scientist = 과학자; secretary = 비서; accountant = 회계사; architect = 건축가; dentist = 치과(dental) 의사(doctor); vet = 수의사; pharmacist = 약사; psychologist = 심리학자; translator = 번역가; librarian = 사서; soldier = 군인; manager = 매니저; boss = 사장님; colleague, coworker, co-worker = 동료; neighbour, neighbor = 이웃; guest = 손님; customer = 손님; owner = 주인; flatmate, roommate = 룸메이트; university student = 대학생; office worker = 회사원; civil servant = 공무원; housewife = 주부; player = 선수; king = 왕; queen = 여왕; prince = 왕자; princess = 공주; foreigner = 외국인; tourist = 관광객; vegetarian = 채식주의자; vegan = 비건; photographer = 사진작가; professor = 교수님; postman = 집배원; shop assistant = 점원; cleaner = 청소부; babysitter = 베이비시터; adult = 어른; teenager = 십대; beginner = 초보자; class teacher = 담임(class) 선생님(teacher)',
  animal:
    'cat = 고양이; dog = 강아지; puppy = 강아지; kitten = 새끼(baby) 고양이(cat); bird = 새; parrot = 앵무새; fish = 물고기; goldfish = 금붕어; horse = 말; cow = 소; pig = 돼지; sheep = 양; goat = 염소; chicken, hen = 닭; duck = 오리; rabbit = 토끼; hamster = 햄스터; guinea pig = 기니피그; mouse = 쥐; rat = 쥐; turtle, tortoise = 거북이; snake = 뱀; frog = 개구리; spider = 거미; bee = 벌; fly = 파리; mosquito = 모기; butterfly = 나비; lion = 사자; tiger = 호랑이; bear = 곰; elephant = 코끼리; monkey = 원숭이; wolf = 늑대; fox = 여우; squirrel = 다람쥐; hedgehog = 고슴도치; penguin = 펭귄; giraffe = 기린; dolphin = 돌고래; whale = 고래; shark = 상어; animal = 동물; pet = 반려동물; insect = 곤충; pony = 조랑말',
  food: 'food = 음식; bread = 빵; rice = 밥; egg = 계란; cheese = 치즈; butter = 버터; meat = 고기; beef = 소고기; pork = 돼지고기; ham = 햄; sausage = 소시지; bacon = 베이컨; seafood = 해산물; shrimp, prawn = 새우; salmon = 연어; tuna = 참치; fruit = 과일; apple = 사과; banana = 바나나; orange = 오렌지; lemon = 레몬; strawberry = 딸기; cherry = 체리; grape = 포도; pear = 배; peach = 복숭아; watermelon = 수박; melon = 멜론; pineapple = 파인애플; mango = 망고; vegetable = 채소; potato = 감자; tomato = 토마토; carrot = 당근; onion = 양파; garlic = 마늘; cucumber = 오이; mushroom = 버섯; cabbage = 양배추; spinach = 시금치; pumpkin = 호박; bean = 콩; nut = 견과류; peanut = 땅콩; pasta = 파스타; spaghetti = 스파게티; noodle = 국수; pizza = 피자; soup = 수프; salad = 샐러드; sandwich = 샌드위치; hamburger, burger = 햄버거; chips, fries, french fries = 감자튀김; crisps = 감자칩; cake = 케이크; chocolate cake = 초콜릿(chocolate) 케이크(cake); birthday cake = 생일(birthday) 케이크(cake); apple pie = 애플파이; biscuit, cookie = 쿠키; chocolate = 초콜릿; ice cream = 아이스크림; sweet, candy = 사탕; sugar = 설탕; salt = 소금; pepper = 후추; honey = 꿀; jam = 잼; oil = 기름; sauce = 소스; curry = 카레; kimchi = 김치; bibimbap = 비빔밥; bulgogi = 불고기; ramen, ramyeon = 라면; sushi = 초밥; dumpling = 만두; tofu = 두부; steak = 스테이크; dessert = 디저트; snack = 간식; yoghurt, yogurt = 요구르트; cereal = 시리얼; pancake = 팬케이크; cat food = 고양이(cat) 사료(food); dog food = 강아지(dog) 사료(food); fried chicken = 치킨; spicy food = 매운(spicy) 음식(food); korean food = 한국(Korea) 음식(food); italian food = 이탈리아(Italy) 음식(food)',
  drink:
    'water = 물; coffee = 커피; tea = 차; green tea = 녹차; black tea = 홍차; milk = 우유; juice = 주스; orange juice = 오렌지(orange) 주스(juice); apple juice = 사과(apple) 주스(juice); beer = 맥주; wine = 와인; red wine = 레드(red) 와인(wine); white wine = 화이트(white) 와인(wine); cola, coke = 콜라; lemonade = 레모네이드; hot chocolate, cocoa = 핫초코; alcohol = 술; drink = 음료수; smoothie = 스무디; soju = 소주; whisky, whiskey = 위스키',
  meal: 'breakfast = 아침; lunch = 점심; dinner, supper = 저녁',
  body: 'head = 머리; hair = 머리; face = 얼굴; eye = 눈; ear = 귀; nose = 코; mouth = 입; tooth = 이; tongue = 혀; neck = 목; throat = 목; shoulder = 어깨; arm = 팔; hand = 손; finger = 손가락; leg = 다리; knee = 무릎; foot = 발; back = 등; stomach, belly = 배; heart = 마음; skin = 피부; tail = 꼬리; fur = 털; beard = 수염; wing = 날개; voice = 목소리',
  book: 'book = 책; comic, comic book = 만화책; novel = 소설책; notebook = 공책; magazine = 잡지; dictionary = 사전; diary = 일기장; cookbook = 요리책; textbook = 교과서',
  machine:
    'car = 차; bus = 버스; bike, bicycle = 자전거; motorbike, motorcycle = 오토바이; plane, airplane, aeroplane = 비행기; truck, lorry = 트럭; taxi = 택시; train = 기차; computer = 컴퓨터; laptop = 노트북; television, tv = 텔레비전; camera = 카메라; phone, mobile phone, cell phone, smartphone, mobile = 휴대폰; washing machine = 세탁기; fridge, refrigerator = 냉장고; tablet = 태블릿; radio = 라디오; tram = 트램; subway, underground, metro = 지하철; boat, ship = 배; ferry = 페리',
  clothes:
    'clothes = 옷; shirt = 셔츠; t-shirt = 티셔츠; dress = 원피스; skirt = 치마; trousers, pants = 바지; jeans = 청바지; coat = 코트; jacket = 재킷; jumper, sweater, pullover = 스웨터; suit = 정장; uniform = 유니폼; pyjamas = 잠옷; blouse = 블라우스; underwear = 속옷; swimsuit = 수영복; raincoat = 비옷; hanbok = 한복',
  shoes:
    'shoe, shoes = 신발; trainers, sneakers = 운동화; boot, boots = 부츠; sock, socks = 양말; slipper, slippers = 슬리퍼; sandals = 샌들',
  glasses: 'glasses = 안경; sunglasses = 선글라스; hat, cap = 모자; helmet = 헬멧; mask = 마스크',
  jewellery: 'ring = 반지; glove, gloves = 장갑',
  tool: 'knife = 칼; fork = 포크; spoon = 숟가락; chopsticks, chopstick = 젓가락; pen = 펜; pencil = 연필; scissors = 가위; brush = 붓; broom = 빗자루; credit card = 신용카드; key = 열쇠',
  thing:
    'bag = 가방; backpack, rucksack = 배낭; handbag = 핸드백; suitcase = 여행(travel) 가방(bag); wallet, purse = 지갑; watch, clock = 시계; umbrella = 우산; table = 탁자; desk = 책상; chair = 의자; bed = 침대; sofa, couch = 소파; lamp = 램프; door = 문; window = 창문; wall = 벽; floor = 바닥; roof = 지붕; mirror = 거울; picture = 그림; photo, photograph = 사진; letter = 편지; stamp = 우표; card = 카드; e-mail, email = 이메일; message = 메시지; postcard = 엽서; ticket = 표; passport = 여권; present, gift = 선물; toy = 장난감; doll = 인형; ball = 공; flower = 꽃; rose = 장미; tree = 나무; plant = 식물; grass = 풀; leaf = 잎; stone = 돌; box = 상자; bottle = 병; plate = 접시; bowl = 그릇; pot = 냄비; blanket = 이불; pillow = 베개; towel = 수건; soap = 비누; toothbrush = 칫솔; newspaper = 신문; map = 지도; paper = 종이; film, movie = 영화; horror film, horror movie = 공포(horror) 영화(film); action film, action movie = 액션(action) 영화(film); song = 노래; series, tv series = 드라마; cartoon = 만화; instrument = 악기; medicine = 약; moon = 달; sun = 해; star = 별; sky = 하늘; cloud = 구름; fire = 불; snow = 눈; rain = 비; wind = 바람; money = 돈; machine = 기계; thing = 것; cup = 컵; glass = 컵; necklace = 목걸이; candle = 양초; basket = 바구니; guitar string = 기타(guitar) 줄(string)',
  place:
    'house = 집; home = 집; flat, apartment = 아파트; room = 방; bedroom = 침실; kitchen = 부엌; living room = 거실; bathroom = 욕실; toilet = 화장실; garden = 정원; balcony = 발코니; garage = 차고; building = 건물; office = 사무실; department store = 백화점; convenience store = 편의점; hair salon = 미용실; city hall = 시청; embassy = 대사관; company = 회사; factory = 공장; farm = 농장; school = 학교; primary school, elementary school = 초등학교; secondary school, high school = 고등학교; kindergarten, nursery = 유치원; university, college = 대학교; classroom = 교실; library = 도서관; hospital = 병원; pharmacy, chemist = 약국; bank = 은행; post office = 우체국; police station = 경찰서; fire station = 소방서; shop, store = 가게; bookshop, bookstore = 서점; flower shop = 꽃집; clothes shop = 옷(clothes) 가게(shop); supermarket = 슈퍼마켓; market = 시장; bakery = 빵집; butcher = 정육점; shopping centre, shopping center, mall = 쇼핑몰; restaurant = 식당; café, cafe, coffee shop = 카페; bar, pub = 술집; hotel = 호텔; hostel = 호스텔; cinema = 영화관; theatre, theater = 극장; museum = 박물관; art museum, gallery = 미술관; zoo = 동물원; park = 공원; playground = 놀이터; beach = 해변; sea = 바다; ocean = 바다; lake = 호수; river = 강; mountain = 산; forest = 숲; wood, woods = 숲; island = 섬; desert = 사막; field = 들판; countryside, country = 시골; village = 마을; town, city = 도시; capital = 수도; street = 거리; road = 도로; bridge = 다리; station, train station = 역; bus stop = 버스(bus) 정류장(stop); bus station = 버스(bus) 터미널(terminal); subway station, metro station = 지하철역; airport = 공항; port, harbour, harbor = 항구; church = 교회; temple = 절; mosque = 모스크; castle = 성; gym = 헬스장; swimming pool, pool = 수영장; stadium = 경기장; hairdresser’s = 미용실; world = 세계; space = 우주; neighbourhood, neighborhood = 동네; centre, center, city centre, city center = 시내; parking lot, car park = 주차장; internet = 인터넷; kitchen table = 식탁; workshop = 작업장; laboratory, lab = 실험실; bus line = 버스(bus) 노선(line)',
  town: 'london = 런던; paris = 파리; berlin = 베를린; seoul = 서울; busan = 부산; tokyo = 도쿄; new york = 뉴욕; rome = 로마; madrid = 마드리드; vienna = 빈; beijing = 베이징; europe = 유럽; asia = 아시아; africa = 아프리카; america = 미국; scotland = 스코틀랜드; wales = 웨일스; bavaria = 바이에른; california = 캘리포니아; jeju = 제주도',
  country:
    'korea, south korea = 한국; north korea = 북한; japan = 일본; china = 중국; taiwan = 대만; vietnam = 베트남; thailand = 태국; india = 인도; indonesia = 인도네시아; malaysia = 말레이시아; philippines, the philippines = 필리핀; singapore = 싱가포르; mongolia = 몽골; nepal = 네팔; pakistan = 파키스탄; iran = 이란; iraq = 이라크; israel = 이스라엘; turkey, türkiye = 튀르키예; saudi arabia = 사우디아라비아; egypt = 이집트; morocco = 모로코; nigeria = 나이지리아; kenya = 케냐; ethiopia = 에티오피아; south africa = 남아프리카(South_Africa) 공화국(Republic); united states, the united states, usa, us, the usa, the us, america = 미국; canada = 캐나다; mexico = 멕시코; cuba = 쿠바; brazil = 브라질; argentina = 아르헨티나; chile = 칠레; peru = 페루; colombia = 콜롬비아; venezuela = 베네수엘라; australia = 호주; new zealand = 뉴질랜드; united kingdom, the united kingdom, uk, the uk, britain, great britain, england = 영국; ireland = 아일랜드; france = 프랑스; germany = 독일; austria = 오스트리아; switzerland = 스위스; italy = 이탈리아; spain = 스페인; portugal = 포르투갈; netherlands, the netherlands, holland = 네덜란드; belgium = 벨기에; luxembourg = 룩셈부르크; denmark = 덴마크; sweden = 스웨덴; norway = 노르웨이; finland = 핀란드; iceland = 아이슬란드; poland = 폴란드; czech republic, the czech republic, czechia = 체코; slovakia = 슬로바키아; hungary = 헝가리; romania = 루마니아; bulgaria = 불가리아; greece = 그리스; serbia = 세르비아; croatia = 크로아티아; slovenia = 슬로베니아; ukraine = 우크라이나; russia = 러시아; belarus = 벨라루스; estonia = 에스토니아; latvia = 라트비아; lithuania = 리투아니아; scotland = 스코틀랜드',
  language:
    'korean = 한국어; japanese = 일본어; chinese = 중국어; english = 영어; french = 프랑스어; german = 독일어; italian = 이탈리아어; spanish = 스페인어; portuguese = 포르투갈어; dutch = 네덜란드어; danish = 덴마크어; swedish = 스웨덴어; norwegian = 노르웨이어; finnish = 핀란드어; polish = 폴란드어; czech = 체코어; hungarian = 헝가리어; romanian = 루마니아어; bulgarian = 불가리아어; greek = 그리스어; serbian = 세르비아어; croatian = 크로아티아어; ukrainian = 우크라이나어; russian = 러시아어; turkish = 튀르키예어; arabic = 아랍어; hebrew = 히브리어; persian, farsi = 페르시아어; hindi = 힌디어; thai = 태국어; vietnamese = 베트남어; indonesian = 인도네시아어; latin = 라틴어; language = 언어; foreign language = 외국어; sign language = 수화',
  sport:
    'football, soccer = 축구; american football = 미식축구; basketball = 농구; baseball = 야구; volleyball = 배구; handball = 핸드볼; rugby = 럭비; hockey = 하키; ice hockey = 아이스하키; sport, sports = 운동; yoga = 요가; game = 게임; computer game = 컴퓨터(computer) 게임(game); video game = 비디오(video) 게임(game); board game = 보드게임; judo = 유도; karate = 가라테; taekwondo = 태권도; chess = 체스; cards = 카드놀이; cricket = 크리켓',
  'struck-sport':
    'tennis = 테니스; table tennis, ping pong, ping-pong = 탁구; badminton = 배드민턴; golf = 골프; squash = 스쿼시',
  'struck-instrument': 'piano = 피아노; guitar = 기타; drums, drum = 드럼; keyboard = 키보드; bass = 베이스',
  'bowed-instrument': 'violin = 바이올린; cello = 첼로; viola = 비올라',
  'blown-instrument':
    'flute = 플루트; trumpet = 트럼펫; clarinet = 클라리넷; saxophone = 색소폰; recorder = 리코더; harmonica = 하모니카',
  activity:
    'cooking = 요리; swimming = 수영; shopping = 쇼핑; hiking = 하이킹; travelling, traveling, travel, trip = 여행; music = 음악; classical music = 클래식(classical) 음악(music); dancing, dance = 춤; homework = 숙제; housework = 집안일; laundry = 빨래; work = 일; job = 일; exam, test = 시험; class, lesson, course = 수업; party = 파티; meeting = 회의; concert = 콘서트; wedding = 결혼식; birthday = 생일; holiday, vacation = 휴가; weekend = 주말; photography = 사진; art = 미술; history = 역사; science = 과학; mathematics, maths, math = 수학; biology = 생물학; chemistry = 화학; physics = 물리학; medicine = 의학; law = 법학; economics = 경제학; literature = 문학; psychology = 심리학; philosophy = 철학; politics = 정치; music lesson = 음악(music) 수업(lesson); reading = 독서; gardening = 정원(garden) 가꾸기(tending); drawing = 그림(picture) 그리기(drawing); fishing = 낚시; camping = 캠핑; running = 달리기; jogging = 조깅; cycling = 자전거(bicycle) 타기(riding); appointment = 약속; news = 뉴스',
  money: 'euro = 유로; pound = 파운드; dollar = 달러; won = 원; yen = 엔; franc = 프랑',
  vessel: 'cup = 잔; glass = 잔; bottle = 병',
  abstract:
    'cold = 감기; flu = 독감; headache = 두통; stomachache, stomach ache = 복통; toothache = 치통; cough = 기침; accident = 사고; mistake = 실수; name = 이름; age = 나이; question = 질문; answer = 대답; problem = 문제; idea = 생각; time = 시간; free time = 여유(spare) 시간(time); word = 단어; sentence = 문장; story = 이야기; life = 인생; love = 사랑; dream = 꿈; plan = 계획; hobby = 취미; colour, color = 색; weather = 날씨; fever = 열; address = 주소; phone number, telephone number, number = 전화번호; secret = 비밀; joke = 농담; truth = 사실; reason = 이유; culture = 문화; nature = 자연; winter = 겨울; summer = 여름; spring = 봄; autumn = 가을; monday = 월요일; tuesday = 화요일; wednesday = 수요일; thursday = 목요일; friday = 금요일; saturday = 토요일; sunday = 일요일; allergy = 알레르기; experience = 경험; favour = 부탁; help = 도움; internet connection = 인터넷(internet) 연결(connection); christmas = 크리스마스; experience abroad = 해외(abroad) 경험(experience)',
};

const nounOf = (source: string, kind: NounKind): KoreanNoun => ({
  kind,
  words: source
    .trim()
    .split(' ')
    .flatMap((part) => {
      const { surface, gloss } = /^(?<surface>[^(]+)(?:\((?<gloss>[^)]+)\))?$/u.exec(part)?.groups ?? {};
      if (surface === undefined) return [];
      return [gloss === undefined ? { surface } : { surface, gloss: gloss.replace(/_/gu, ' ') }];
    }),
});

const kinds: readonly Exclude<NounKind, 'other'>[] = [
  ...(['kin', 'elder', 'person', 'animal', 'food', 'drink', 'meal', 'body', 'book', 'machine'] as const),
  ...(['clothes', 'shoes', 'glasses', 'jewellery', 'tool', 'thing', 'place', 'town', 'country', 'language'] as const),
  ...(['sport', 'struck-sport', 'struck-instrument', 'bowed-instrument', 'blown-instrument'] as const),
  ...(['activity', 'money', 'vessel', 'abstract'] as const),
];

const entriesOf = (source: string, kind: NounKind): (readonly [string, KoreanNoun])[] =>
  source.split(';').flatMap((entry) => {
    const [english = '', korean = ''] = entry.split('=');
    if (korean === '') return [];
    return english.split(',').map((lemma) => [lemma.trim(), nounOf(korean, kind)] as const);
  });

/** Everyday nouns by their English lemma; where one has two kinds, the first in the table. */
export const nouns: ReadonlyMap<string, KoreanNoun> = new Map(
  [
    ...kinds.flatMap((kind) => [table[kind], moreNouns[kind] ?? ''].flatMap((source) => entriesOf(source, kind))),
    ...themeNouns.flatMap(([kind, source]) => entriesOf(source, kind)),
  ].reverse(),
);

/** Vessels that something to drink is counted by: 'a cup of tea'. */
export const vessels: ReadonlyMap<string, string> = new Map([
  ['cup', '잔'],
  ['glass', '잔'],
  ['glasses', '잔'],
  ['mug', '잔'],
  ['bottle', '병'],
]);

/** What food and things that are worn are measured by. */
export const measures: ReadonlyMap<string, readonly [counter: string, of: NounKind]> = new Map([
  ['piece', ['조각', 'food']],
  ['slice', ['조각', 'food']],
  ['bowl', ['그릇', 'food']],
  ['pair', ['켤레', 'shoes']],
] as const);

const kindCounters: Partial<Record<NounKind, string>> = {
  kin: '명',
  elder: '명',
  person: '명',
  animal: '마리',
  food: '개',
  drink: '잔',
  book: '권',
  machine: '대',
  clothes: '벌',
  shoes: '켤레',
  glasses: '개',
  jewellery: '개',
  tool: '개',
  thing: '개',
  body: '개',
  place: '곳',
  'struck-instrument': '대',
  'bowed-instrument': '대',
  language: '개',
  abstract: '개',
  activity: '개',
};

/** Counters that are not those of the kind; undefined where the noun is not counted. */
const ownCounters: Readonly<Record<string, string | undefined>> = {
  집: '채',
  방: '개',
  꽃: '송이',
  장미: '송이',
  나무: '그루',
  사진: '장',
  표: '장',
  종이: '장',
  엽서: '장',
  편지: '통',
  영화: '편',
  노래: '곡',
  배: undefined,
  기차: undefined,
  시간: undefined,
  돈: undefined,
  밥: undefined,
  고기: undefined,
  음식: undefined,
  가족: undefined,
  부모님: undefined,
  조부모님: undefined,
  머리: undefined,
  일: undefined,
  빵: '개',
};

/** The counter of a noun, or undefined where it has none. */
export function counterOf(noun: KoreanNoun): string | undefined {
  const last = noun.words.at(-1)?.surface ?? '';
  return last in ownCounters ? ownCounters[last] : kindCounters[noun.kind];
}

/** Nationalities by their English adjective: the country they are made of. */
const nationalitySource =
  'korean = korea; south korean = south korea; japanese = japan; chinese = china; taiwanese = taiwan; vietnamese = vietnam; thai = thailand; indian = india; indonesian = indonesia; filipino = philippines; mongolian = mongolia; pakistani = pakistan; iranian = iran; iraqi = iraq; israeli = israel; turkish = turkey; egyptian = egypt; moroccan = morocco; nigerian = nigeria; kenyan = kenya; american = usa; canadian = canada; mexican = mexico; cuban = cuba; brazilian = brazil; argentinian = argentina; chilean = chile; peruvian = peru; colombian = colombia; australian = australia; english = england; british = britain; irish = ireland; scottish = scotland; french = france; german = germany; austrian = austria; swiss = switzerland; italian = italy; spanish = spain; portuguese = portugal; dutch = netherlands; belgian = belgium; danish = denmark; swedish = sweden; norwegian = norway; finnish = finland; icelandic = iceland; polish = poland; czech = czechia; slovak = slovakia; hungarian = hungary; romanian = romania; bulgarian = bulgaria; greek = greece; serbian = serbia; croatian = croatia; slovenian = slovenia; ukrainian = ukraine; russian = russia; ghanaian = ghana; senegalese = senegal; cameroonian = cameroon; sudanese = sudan; somali = somalia; ugandan = uganda; rwandan = rwanda; tanzanian = tanzania; zambian = zambia; zimbabwean = zimbabwe; angolan = angola; congolese = congo; libyan = libya; tunisian = tunisia; algerian = algeria; jordanian = jordan; lebanese = lebanon; syrian = syria; palestinian = palestine; kuwaiti = kuwait; yemeni = yemen; afghan = afghanistan; bangladeshi = bangladesh; sri lankan = sri lanka; nepalese = nepal; nepali = nepal; burmese = myanmar; cambodian = cambodia; laotian = laos; malaysian = malaysia; singaporean = singapore; kazakh = kazakhstan; uzbek = uzbekistan; georgian = georgia; armenian = armenia; azerbaijani = azerbaijan; moldovan = moldova; albanian = albania; bosnian = bosnia; cypriot = cyprus; maltese = malta; guatemalan = guatemala; honduran = honduras; costa rican = costa rica; jamaican = jamaica; haitian = haiti; ecuadorian = ecuador; bolivian = bolivia; paraguayan = paraguay; uruguayan = uruguay; venezuelan = venezuela; south african = south africa; ethiopian = ethiopia; saudi = saudi arabia; new zealander = new zealand; welsh = wales; belarusian = belarus; luxembourgish = luxembourg; estonian = estonia; latvian = latvia; lithuanian = lithuania';

export const nationalities: ReadonlyMap<string, string> = new Map(
  nationalitySource.split(';').map((entry): readonly [string, string] => {
    const [adjective = '', country = ''] = entry.split('=');
    return [adjective.trim(), country.trim()];
  }),
);
