/** Food, drink, cooking and what it is eaten from; lines as `readNounLines` reads them. */
export const foodLines = `
food:
  snacks = 간식; pretzel, brezel = 프레첼; bratwurst = 소시지; bun, bread roll = 롤빵; brown bread = 흑빵; white bread = 흰(white) 빵(bread); rye bread = 호밀빵;
  brioche = 브리오슈; loaf = 빵; takoyaki = 다코야키; okonomiyaki = 오코노미야키; onigiri, rice ball = 주먹밥; sashimi = 회; miso soup = 된장국; oatmeal, oat = 오트밀;
  cornflakes = 콘플레이크; breakfast cereal = 시리얼; granola = 그래놀라; ground beef = 다진(minced) 소고기(beef); veal = 송아지(calf) 고기(meat);
  chicken breast = 닭가슴살; chicken wing = 닭(chicken) 날개(wing); chicken nugget = 치킨너깃; pork chop = 돼지갈비; fillet = 안심; roast beef = 로스트비프; rib = 갈비;
  gravy = 그레이비(gravy) 소스(sauce); herring = 청어; mackerel = 고등어; sardine = 정어리; clam = 조개; scallop = 가리비; fish finger = 생선튀김; fishcake = 어묵;
  goat cheese = 염소(goat) 치즈(cheese); blue cheese = 블루치즈; cream cheese = 크림치즈; cottage cheese = 코티지치즈; cheddar = 체더치즈; feta = 페타치즈;
  camembert = 카망베르; brie = 브리치즈; coriander = 고수; thyme = 타임; rosemary = 로즈메리; mint = 민트; black pepper = 후추; red pepper, green pepper = 피망;
  chilli pepper = 고추; pickle, gherkin = 피클; batter, dough = 반죽; maple syrup, syrup = 시럽; custard = 커스터드; jelly = 젤리; mousse, chocolate mousse = 무스;
  meringue = 머랭; marzipan = 마지팬; liquorice = 감초(liquorice) 사탕(candy); chocolate spread = 초콜릿(chocolate) 스프레드(spread);
  chocolate bar = 초콜릿(chocolate) 바(bar); sorbet = 셔벗; lemon cake = 레몬(lemon) 케이크(cake); cream cake = 크림(cream) 케이크(cake); cheese cake = 치즈케이크;
  wedding cake = 웨딩(wedding) 케이크(cake); lemon tart = 레몬(lemon) 타르트(tart); strawberry tart = 딸기(strawberry) 타르트(tart);
  cherry pie = 체리(cherry) 파이(pie); pumpkin pie = 호박(pumpkin) 파이(pie); apple crumble, crumble = 크럼블; strudel = 슈트루델; rice pudding = 라이스푸딩;
  gingerbread = 진저브레드; gateau = 케이크; crepe = 크레이프; cracker = 크래커; fondue = 퐁뒤; raclette = 라클레트; tapas = 타파스; nachos = 나초; guacamole = 과카몰리;
  pesto = 페스토; quinoa = 퀴노아; macaroni = 마카로니; gratin = 그라탱; ratatouille = 라타투유; quiche = 키슈; croquette = 크로켓; goulash = 굴라시;
  sauerkraut = 사워크라우트; spring roll = 춘권; dim sum = 딤섬; hotpot = 전골; broth = 육수; chicken sandwich = 치킨(chicken) 샌드위치(sandwich);
  egg sandwich = 계란(egg) 샌드위치(sandwich); wrap = 랩; veggie burger = 채식(vegetarian) 버거(burger); mayo = 마요네즈; coconut milk = 코코넛밀크; soy = 콩;
  chickpea = 병아리콩; green bean = 깍지콩; red cabbage = 적양배추; brussels sprout = 방울양배추; turnip = 순무; fennel = 회향; artichoke = 아티초크; kale = 케일;
  rhubarb = 루바브; blackcurrant, redcurrant = 까치밥나무(currant) 열매(fruit); berry = 베리; papaya = 파파야; passion fruit = 패션프루트; nectarine = 천도복숭아;
  pistachio = 피스타치오; sunflower seed = 해바라기(sunflower) 씨(seed); cherry tomato = 방울토마토; fried potato, fried potatoes, french fry = 감자튀김;
  chip = 감자튀김; crisp = 감자칩; green salad = 그린(green) 샐러드(salad); pumpkin soup = 호박(pumpkin) 수프(soup); fish soup = 생선(fish) 수프(soup);
  noodle soup = 국수(noodle) 국물(soup); vegetable curry = 채소(vegetable) 카레(curry); chicken curry = 치킨(chicken) 카레(curry);
  leftovers = 남은(leftover) 음식(food); takeaway, takeout = 포장(takeaway) 음식(food); starter, appetizer = 전채;
  main course, main dish = 메인(main) 요리(dish); side dish = 반찬; dish = 요리; vegetarian food = 채식(vegetarian) 요리(food); frozen food = 냉동식품;
  baby food = 이유식; crumb = 빵부스러기; portion = 일인분; groceries, grocery = 식료품; marmalade = 마멀레이드; roast = 구이; grilled fish = 생선구이; ingredient = 재료;
  wheat = 밀; seafood pancake, korean pancake = 파전; jjigae = 찌개; naengmyeon, cold noodles = 냉면; bingsu = 빙수; hotteok = 호떡; gochujang = 고추장;
  sweets = 사탕; pastry, pastries = 페이스트리;
drink:
  fizzy drink = 탄산음료; black coffee = 블랙커피; white coffee = 밀크커피; decaf = 디카페인(decaf) 커피(coffee); instant coffee = 인스턴트(instant) 커피(coffee);
  tap water = 수돗물; still water = 생수; hot water = 뜨거운(hot) 물(water); soya milk = 두유; almond milk = 아몬드(almond) 우유(milk);
  grape juice = 포도(grape) 주스(juice); fruit juice = 과일(fruit) 주스(juice); ice tea = 아이스티; camomile tea, chamomile tea = 캐모마일차; milk tea = 밀크티;
  bubble tea = 버블티; matcha = 말차; barley tea = 보리차; sparkling wine = 스파클링(sparkling) 와인(wine); mulled wine = 뱅쇼; brandy = 브랜디; liqueur = 리큐어;
  schnapps = 슈냅스; shochu = 일본(Japanese) 소주(shochu); cider = 사과주; draught beer, draft beer = 생맥주; ale, lager = 맥주;
tool:
  ladle = 국자; whisk = 거품기; spatula = 뒤집개; corkscrew = 병따개; tin opener = 깡통(tin) 따개(opener); teaspoon = 찻숟가락; rolling pin = 밀대;
thing:
  cutlery = 수저; jar = 단지; mug = 머그잔; tin = 통조림; wine glass = 와인잔; chopping board, cutting board = 도마; wok = 중국(Chinese) 냄비(pan);
  frying pan, pan = 프라이팬; thermos = 보온병; ice cube = 얼음; straw = 빨대; packet = 봉지; foil = 은박지; sieve = 체; vitamin = 비타민; protein = 단백질;
  gluten = 글루텐; lactose = 유당; cigarette = 담배;
abstract:
  appetite = 식욕; hunger = 배고픔; thirst = 갈증; taste, flavour, flavor = 맛; smell = 냄새; cooked breakfast = 따뜻한(warm) 아침(breakfast) 식사(meal);
  christmas dinner = 크리스마스(Christmas) 저녁(dinner) 식사(meal); birthday dinner = 생일(birthday) 저녁(dinner) 식사(meal);
  dinner party = 저녁(dinner) 모임(gathering); brunch = 브런치; diet = 다이어트; meal = 식사;
machine:
  grill = 그릴; coffee maker = 커피(coffee) 머신(machine); food processor = 믹서기; kitchen scale, scales = 저울;
`;
