/** House, furniture, tools, clothes, garden and materials; lines as `readNounLines` reads them. */
export const homeLines = `
place:
  ground floor, first floor = 일층; second floor, upstairs = 이층; top floor = 꼭대기(top) 층(floor); back garden, backyard = 뒷마당; front garden = 앞마당;
  courtyard = 안뜰; patio = 테라스; conservatory = 온실; flower bed = 화단; allotment = 텃밭; orchard = 과수원; shared flat, flatshare, shared house = 셰어하우스;
  guest bedroom, spare room = 손님방; playroom = 놀이방; nursery room = 아기(baby) 방(room); utility room = 세탁실; changing room, fitting room = 탈의실;
  locker room = 탈의실; waiting room = 대기실; hotel room = 호텔(hotel) 방(room); single room = 싱글룸; double room = 더블룸; parking, parking space = 주차장;
  garden shed = 창고; barn = 헛간; treehouse, tree house = 나무(tree) 위의(on) 집(house); bungalow = 단층집; terraced house = 연립(terraced) 주택(house);
  farmhouse = 농가; holiday flat, vacation house = 별장; houseboat = 수상(floating) 가옥(house); igloo = 이글루; entrance = 입구; exit = 출구;
  block of flats = 아파트; dormitory, dorm = 기숙사;
thing:
  duvet, quilt = 이불; futon = 요; mattress = 매트리스; double bed = 더블(double) 침대(bed); single bed = 싱글(single) 침대(bed); bunk bed = 이층(bunk) 침대(bed);
  sofa bed = 소파(sofa) 침대(bed); crib, cot = 아기(baby) 침대(bed); cradle = 요람; bookshelf, bookcase = 책장; shelf = 선반;
  drawer unit, chest of drawers = 서랍장; drawer = 서랍; closet = 옷장; bedside table = 협탁; dining table = 식탁; coffee table = 커피(coffee) 테이블(table);
  rocking chair = 흔들의자; deckchair = 접의자; armchair = 안락의자; bench = 벤치; doormat = 현관(entrance) 매트(mat); hanger, coat hanger = 옷걸이;
  light bulb, lightbulb = 전구; light = 불; switch = 스위치; plug, socket = 콘센트; lock = 자물쇠; front door = 현관문; radiator = 라디에이터; heating = 난방;
  air conditioning = 에어컨; mailbox, letterbox, letter box, postbox = 우편함; vase = 꽃병; ashtray = 재떨이; lighter = 라이터; candlestick = 촛대;
  picture frame = 액자; cushion = 쿠션; pillowcase = 베갯잇; bath towel = 목욕(bath) 수건(towel); bed sheet = 시트; curtain = 커튼; carpet = 카펫; rug = 깔개;
  detergent = 세제; washing-up liquid, dish soap = 주방(kitchen) 세제(detergent); laundry basket = 빨래(laundry) 바구니(basket); bucket = 양동이; sponge = 스펀지;
  cloth = 천; hair band = 머리끈; nail polish = 매니큐어; mascara = 마스카라; hand cream, face cream = 크림; nappy, diaper = 기저귀; dummy, pacifier = 공갈젖꼭지;
  baby bottle = 젖병; cuddly toy, soft toy, stuffed animal = 인형; lego = 레고; trampoline = 트램펄린; sandpit, sandbox = 모래밭; slide = 미끄럼틀; swing = 그네;
  hammock = 해먹; tool = 도구; toolbox = 공구함; hammer = 망치; saw = 톱; drill = 드릴; nail = 못; screw = 나사; ladder = 사다리; rope = 밧줄; string = 끈; thread = 실;
  ribbon = 리본; wire = 철사; chain = 사슬; needle = 바늘; tape = 테이프; net = 그물; weed, weeds = 잡초; watering can = 물뿌리개; hay = 건초; fertilizer = 비료;
  cage = 새장; collar = 목걸이; leash, dog lead = 목줄; saddle = 안장; litter box = 고양이(cat) 화장실(toilet); kennel = 개집; nest = 둥지; wrapping paper = 포장지;
  paint = 페인트; wallpaper = 벽지; tile = 타일; brick = 벽돌; metal = 금속; steel = 강철; concrete = 콘크리트; silk = 비단; fabric, material = 천; cardboard = 판지;
  cardboard box = 종이(paper) 상자(box); diamond = 다이아몬드; pearl = 진주; treasure = 보물; device, gadget = 기기; equipment = 장비; barrel = 통; sack = 자루;
  plastic bag = 비닐봉지; shopping bag = 장바구니; gun = 총; sword = 검; magnet, fridge magnet = 자석; binoculars = 쌍안경; compass = 나침반; feather = 깃털; wig = 가발;
  lace = 레이스; sleeve = 소매; shoelace = 신발(shoe) 끈(lace); handkerchief = 손수건; bow tie = 나비넥타이; parasol = 양산; briefcase = 서류(document) 가방(bag);
  jewellery, jewelry, jewel = 보석; change purse = 동전(coin) 지갑(purse); birch = 자작나무; plum tree = 자두나무; olive tree = 올리브나무; fir tree = 전나무;
  maple = 단풍나무; bamboo = 대나무; acorn = 도토리; houseplant, house plant = 화초; bouquet = 꽃다발; blossom = 꽃; crop = 작물; marble = 구슬; braces = 교정기;
  alarm = 알람; alarm clock = 알람(alarm) 시계(clock); fire alarm = 화재(fire) 경보기(alarm);
clothes:
  clothing = 옷; tank top = 민소매; winter jacket = 겨울(winter) 재킷(jacket); sweatshirt = 맨투맨; underpants, boxer shorts = 팬티; stockings, stocking = 스타킹;
  pajamas = 잠옷; summer dress = 여름(summer) 원피스(dress); evening dress = 드레스; swimming costume = 수영복; yukata = 유카타; outfit = 복장;
shoes:
  sandal = 샌들; sneaker = 운동화; running shoe = 운동화; high heel = 하이힐; flip-flops = 슬리퍼; hiking boot = 등산화; rubber boot = 장화;
glasses:
  woolly hat, beanie = 털모자; bike helmet = 헬멧; contact lens, contact lenses = 렌즈;
tool:
  paintbrush = 붓; mop = 대걸레; axe, ax = 도끼; shovel, spade = 삽; rake = 갈퀴; spanner, wrench = 렌치; pliers = 펜치; screwdriver = 드라이버; stick = 막대기;
  knitting needle = 뜨개바늘; nail file = 손톱줄; tennis racket = 라켓; crutch = 목발;
machine:
  iron = 다리미; electric fan = 선풍기; stereo = 오디오; record player = 전축; loudspeaker, speaker = 스피커; microphone = 마이크; remote control, remote = 리모컨;
  hard drive = 하드(hard) 디스크(disk); desktop computer = 데스크톱(desktop) 컴퓨터(computer); server = 서버; tv set = 텔레비전; playstation = 플레이스테이션;
  pram, pushchair, stroller = 유모차; trolley, shopping trolley, luggage trolley = 카트; wheelchair = 휠체어; wheelbarrow = 손수레;
  landline = 집(home) 전화(phone); engine = 엔진;
abstract:
  electricity = 전기; gas = 가스; internet access = 인터넷(internet) 접속(access); hole = 구멍; stain = 얼룩; dirt = 때; mess = 엉망; dust = 먼지; shape = 모양;
  washing-up, dishwashing = 설거지; washing up = 설거지; tidying = 정리; cleaning = 청소; ironing = 다림질; mortgage = 주택(home) 대출(loan);
`;
