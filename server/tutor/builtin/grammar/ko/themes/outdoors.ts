/** Town, travel, transport, money, nature, weather, body and health; lines as `readNounLines` reads them. */
export const outdoorLines = `
place:
  railway station = 기차역; central station, main station = 중앙역; underground station, tube station = 지하철역; terminal, airport terminal = 터미널;
  accommodation = 숙소; inn = 여관; ski resort = 스키장; seaside = 바닷가; shore = 물가; riverbank = 강가; pier = 부두; bay = 만; cliff = 절벽; glacier = 빙하;
  rainforest = 열대우림; national park = 국립공원; nature reserve = 자연(nature) 보호(protection) 구역(area); canal = 운하; summit = 정상; slope = 비탈; ground = 땅;
  continent = 대륙; area, district = 지역; province, state, county = 주; nation = 나라; kingdom = 왕국; old town = 구시가지; town centre = 시내;
  town square, market square = 광장; main street, high street = 큰길; shopping street = 상가; side street, alley, lane, path = 골목; junction = 교차로;
  ruins, ruin = 유적지; grave = 무덤; chapel = 예배당; monastery = 수도원; cathedral = 대성당; shrine = 신사; fortress = 요새;
  landmark, tourist attraction, sight = 명소; lighthouse = 등대; windmill = 풍차; information office, information desk = 안내소; reception = 접수처;
  consulate = 영사관; parliament = 국회; care home = 요양원; orphanage = 고아원; animal shelter = 동물(animal) 보호소(shelter);
  recycling centre = 재활용(recycling) 센터(centre); car wash = 세차장; flea market = 벼룩시장; food market = 식품(food) 시장(market);
  farmers market, farmers' market = 농산물(farm_produce) 시장(market); fish market = 수산(fish) 시장(market);
  christmas market = 크리스마스(Christmas) 시장(market); shopping mall = 쇼핑몰; arcade = 오락실; casino = 카지노; bowling alley = 볼링장; skate park = 스케이트장;
  water park = 워터파크; indoor pool, swimming hall = 실내(indoor) 수영장(pool); sports centre = 스포츠(sports) 센터(centre); yoga studio = 요가원;
  community centre = 주민(residents) 센터(centre); night club = 클럽; beer garden, pub garden = 비어가든; snack bar = 분식집; mart = 마트; kiosk = 매점;
  corner shop = 구멍가게; hairdresser's, barber shop, barbershop = 미용실; beauty salon, nail salon = 미용실; emergency room = 응급실;
  vet clinic, animal hospital = 동물(animal) 병원(hospital); drugstore, chemist's = 약국; dentist's = 치과; boutique = 옷(clothes) 가게(shop);
  butcher's, butcher shop = 정육점; greengrocer's, grocery shop = 식료품점; fish shop = 생선(fish) 가게(shop); cake shop, pastry shop = 케이크(cake) 가게(shop);
  chocolate shop = 초콜릿(chocolate) 가게(shop); cheese shop = 치즈(cheese) 가게(shop); wine shop = 와인(wine) 가게(shop); tea house, tea room = 찻집;
  sushi restaurant = 초밥집; noodle shop = 국숫집; french restaurant = 프랑스(France) 식당(restaurant); indian restaurant = 인도(India) 음식점(restaurant);
  charity shop = 중고(second-hand) 가게(shop); bike shop = 자전거(bicycle) 가게(shop); furniture shop, furniture store = 가구점;
  souvenir shop, gift shop = 기념품(souvenir) 가게(shop); garden centre = 원예점; launderette, laundromat, laundrette = 빨래방;
  cat café, cat cafe = 고양이(cat) 카페(cafe); internet café = 피시방; universe = 우주; savanna = 사바나; rice field, rice paddy = 논; ranch = 목장;
  beach bar = 해변(beach) 바(bar);
town:
  middle east = 중동; central america = 중앙아메리카; latin america = 라틴(Latin) 아메리카(America); mediterranean = 지중해; caribbean = 카리브해; alps = 알프스;
  scandinavia = 북유럽; siberia = 시베리아; bali = 발리; tuscany = 토스카나; crete = 크레타; mallorca, majorca = 마요르카; ibiza = 이비사; sardinia = 사르데냐;
  corsica = 코르시카; normandy = 노르망디; brittany = 브르타뉴; provence = 프로방스; alsace = 알자스; burgundy = 부르고뉴; andalusia = 안달루시아; catalonia = 카탈루냐;
  cornwall = 콘월; yorkshire = 요크셔; saxony = 작센; flanders = 플랑드르; lapland = 라플란드; quebec = 퀘벡; lyon = 리옹; marseille = 마르세유; bordeaux = 보르도;
  toulouse = 툴루즈; strasbourg = 스트라스부르; glasgow = 글래스고; cardiff = 카디프; belfast = 벨파스트; birmingham = 버밍엄; bristol = 브리스틀; leeds = 리즈;
  sheffield = 셰필드; newcastle = 뉴캐슬; cambridge = 케임브리지; brighton = 브라이턴; galway = 골웨이; dresden = 드레스덴; leipzig = 라이프치히; stuttgart = 슈투트가르트;
  bremen = 브레멘; düsseldorf = 뒤셀도르프; nuremberg = 뉘른베르크; salzburg = 잘츠부르크; zürich = 취리히; basel = 바젤; antwerp = 안트베르펜; rotterdam = 로테르담; turin = 토리노;
  bologna = 볼로냐; seville = 세비야; valencia = 발렌시아; porto = 포르투; ankara = 앙카라; gothenburg = 예테보리; bergen = 베르겐; reykjavik = 레이캬비크; krakow = 크라쿠프;
  bucharest = 부쿠레슈티; belgrade = 베오그라드; zagreb = 자그레브; dubrovnik = 두브로브니크; san diego = 샌디에이고; seattle = 시애틀; portland = 포틀랜드;
  las vegas = 라스베이거스; miami = 마이애미; washington = 워싱턴; philadelphia = 필라델피아; atlanta = 애틀랜타; houston = 휴스턴; dallas = 댈러스; denver = 덴버;
  detroit = 디트로이트; new orleans = 뉴올리언스; ohio = 오하이오; colorado = 콜로라도; arizona = 애리조나; oregon = 오리건; alaska = 알래스카; vancouver = 밴쿠버; ottawa = 오타와;
  calgary = 캘거리; mexico city = 멕시코시티; buenos aires = 부에노스아이레스; são paulo = 상파울루; lima = 리마; brisbane = 브리즈번; perth = 퍼스; adelaide = 애들레이드;
  canberra = 캔버라; tasmania = 태즈메이니아; auckland = 오클랜드; wellington = 웰링턴; christchurch = 크라이스트처치; nara = 나라; kobe = 고베; nagoya = 나고야;
  yokohama = 요코하마; sapporo = 삿포로; hokkaido = 홋카이도; fukuoka = 후쿠오카; hiroshima = 히로시마; nagasaki = 나가사키; okinawa = 오키나와; taipei = 타이베이; phuket = 푸껫;
  jakarta = 자카르타; manila = 마닐라; kuala lumpur = 쿠알라룸푸르; new delhi = 뉴델리; goa = 고아; dubai = 두바이; abu dhabi = 아부다비; doha = 도하; jerusalem = 예루살렘;
  tel aviv = 텔아비브; beirut = 베이루트; casablanca = 카사블랑카; marrakesh = 마라케시; cape town = 케이프타운; johannesburg = 요하네스버그; gyeongju = 경주; jeonju = 전주;
  suwon = 수원; gangneung = 강릉; yeosu = 여수; mokpo = 목포; chuncheon = 춘천; andong = 안동; ulsan = 울산; hongdae = 홍대; myeongdong, myeong-dong = 명동;
  insadong = 인사동; itaewon = 이태원; gangnam = 강남; tibet = 티베트;
country:
  belize = 벨리즈; burkina faso = 부르키나파소; djibouti = 지부티; lesotho = 레소토; seychelles = 세이셸; uae = 아랍에미리트; vatican = 바티칸; trinidad = 트리니다드;
language:
  kurdish = 쿠르드어; flemish = 플라망어; breton = 브르타뉴어; yiddish = 이디시어; punjabi = 펀자브어; gaelic = 게일어; zulu = 줄루어;
machine:
  tube = 지하철; minibus = 소형버스; night bus = 심야버스; night train = 야간열차; steam train = 증기(steam) 기관차(train); chairlift = 리프트; motorhome = 캠핑카;
  rental car, hire car = 렌터카; race car = 경주용(racing) 차(car); toy car = 장난감(toy) 차(car); electric bike = 전기(electric) 자전거(bicycle); carriage = 마차;
  spaceship = 우주선; submarine = 잠수함; sailing boat, sailboat = 돛단배; rowing boat = 보트; cruise ship = 유람선; hot-air balloon = 열기구;
  cash machine, atm = 현금(cash) 인출기(machine); till, checkout, cash desk = 계산대; vending machine = 자판기; moped = 스쿠터; fire truck = 소방차;
  tricycle = 세발자전거;
thing:
  wheel = 바퀴; tyre, tire = 타이어; steering wheel = 핸들; brake, brakes = 브레이크; seat = 자리; seat belt = 안전벨트; window seat = 창가(window) 자리(seat);
  hand luggage = 기내(cabin) 수하물(luggage); return ticket = 왕복표; single ticket, one-way ticket = 편도표; cinema ticket = 영화표; lottery ticket = 복권;
  boarding pass = 탑승권; car key, car keys = 차(car) 열쇠(key); house key, door key = 집(house) 열쇠(key); driver's license, licence = 운전면허증; petrol = 기름;
  diesel = 경유; coal = 석탄; mud = 진흙; puddle = 물웅덩이; smoke = 연기; ash = 재; rock = 바위; pebble = 조약돌; seashell = 조개껍데기; snowball = 눈덩이;
  snowflake = 눈송이; icicle = 고드름; frost = 서리; hail = 우박; heavy rain = 폭우; blizzard = 눈보라; hurricane = 허리케인; tornado = 토네이도; typhoon = 태풍;
  moonlight = 달빛; sunlight, sunshine = 햇빛; shade, shadow = 그늘; breeze = 산들바람; pollen = 꽃가루; litter = 쓰레기; thorn = 가시; bulb = 알뿌리;
  autumn leaves = 단풍; medication = 약; painkiller, painkillers = 진통제; aspirin = 아스피린; penicillin = 페니실린; antibiotic, antibiotics = 항생제;
  cough syrup = 기침약; eye drops = 안약; hearing aid = 보청기; plaster, band-aid = 반창고; prescription = 처방전; first aid kit = 구급상자; cheque = 수표;
  product = 상품; brand = 상표;
body:
  fist = 주먹; jaw = 턱; claw = 발톱; hip = 엉덩이; lap = 무릎; spine = 등뼈; tummy = 배; belly button = 배꼽; wrinkle, wrinkles = 주름; freckles = 주근깨;
  curl, curls = 곱슬머리; hairstyle = 머리(hair) 스타일(style); nostril = 콧구멍; horn = 뿔;
abstract:
  public transport = 대중교통; departure = 출발; arrival = 도착; destination = 목적지; route = 길; rush hour = 출퇴근(commuting) 시간(time);
  flat tyre, flat tire = 펑크; breakdown = 고장; car accident, car crash, crash = 교통(traffic) 사고(accident); roadworks = 도로(road) 공사(works); north = 북쪽;
  south = 남쪽; east = 동쪽; west = 서쪽; distance = 거리; speed = 속도; queue = 줄; landscape, scenery, view = 경치; weather forecast = 일기예보; humidity = 습도;
  drought = 가뭄; flood = 홍수; earthquake = 지진; heat, heatwave, heat wave = 더위; thunderstorm = 뇌우; rainy season = 장마; pollution = 오염;
  earache = 귀(ear) 통증(pain); heart attack = 심장(heart) 마비(attack); stroke = 뇌졸중; blood pressure = 혈압; rash = 발진; sunburn = 햇볕(sun) 화상(burn);
  burn = 화상; bruise = 멍; wound = 상처; broken leg, fracture = 골절; sprain = 염좌; infection = 감염; symptom = 증상; epidemic = 전염병; nausea = 메스꺼움;
  dizziness = 어지럼증; chills = 오한; heartburn = 속쓰림; burnout = 번아웃; food poisoning = 식중독; cavity = 충치; insomnia = 불면증; treatment, therapy = 치료;
  vaccination, vaccine = 예방접종; injection = 주사; blood test = 피(blood) 검사(test); check-up, checkup = 건강(health) 검진(check-up); x-ray = 엑스레이; nap = 낮잠;
  breath = 숨; massage = 마사지; snoring = 코골이; danger = 위험; safety, security = 안전; emergency = 응급(emergency) 상황(situation); crime = 범죄; murder = 살인;
  height = 키; length = 길이; width = 너비; depth = 깊이; sound = 소리; cash = 현금; loan = 대출; savings = 저축; income = 수입; expense = 비용;
  fee, entry fee = 요금; lottery = 복권; pocket money = 용돈; health insurance = 건강(health) 보험(insurance); tip = 팁; reservation = 예약;
  quantity, amount = 양; century = 세기; midnight = 자정; dawn = 새벽; weekday = 평일; situation = 상황; occasion = 기회; effect = 효과;
  announcement = 안내(information) 방송(announcement); circle = 동그라미; triangle = 삼각형; question mark = 물음표; navy blue = 남색; government = 정부;
  customs = 세관; lost property = 분실물;
activity:
  day trip = 당일(one-day) 여행(trip); city tour, guided tour = 투어; boat trip, cruise = 크루즈(cruise) 여행(trip); road trip = 자동차(car) 여행(trip);
  world trip = 세계(world) 여행(trip); dentist appointment, dentist's appointment = 치과(dentist) 예약(appointment);
  doctor's appointment = 병원(doctor) 예약(appointment); consultation = 상담;
money:
  mile = 마일; kilometer, kilometre = 킬로미터; metre, meter = 미터;
`;
