/** Sport, music, games, feasts and feelings; lines as `readNounLines` reads them. */
export const leisureLines = `
sport:
  jiu-jitsu, jiu jitsu = 주짓수; aikido = 합기도; kendo = 검도; tai chi = 태극권; self-defence = 호신술; fitness = 피트니스;
  weight training, bodybuilding = 웨이트(weight) 트레이닝(training); crossfit = 크로스핏; zumba = 줌바; beach volleyball = 비치발리볼; field hockey = 필드하키;
  netball = 네트볼; triathlon = 철인삼종경기; polo = 폴로; sumo = 스모; hide-and-seek = 숨바꼭질; monopoly = 모노폴리; scrabble = 스크래블; checkers, draughts = 체커;
  backgammon = 백개먼; dominoes = 도미노; bingo = 빙고; minecraft = 마인크래프트; table football = 테이블(table) 축구(football); card game = 카드(card) 게임(game);
  online game = 온라인(online) 게임(game); winter sport, winter sports = 겨울(winter) 스포츠(sports); water sport, water sports = 수상(water) 스포츠(sports);
  parkour = 파쿠르; salsa = 살사; tango = 탱고; crossword = 낱말(word) 맞추기(puzzle); sudoku = 스도쿠;
struck-sport:
  pool billiards = 당구;
struck-instrument:
  acoustic guitar = 어쿠스틱(acoustic) 기타(guitar); bass guitar = 베이스(bass) 기타(guitar); synthesizer, keyboard instrument = 신시사이저; mandolin = 만돌린;
  xylophone = 실로폰; harp = 하프; tambourine = 탬버린; percussion = 타악기; cymbals, cymbal = 심벌즈; accordion = 아코디언;
blown-instrument:
  french horn = 호른;
activity:
  canoeing = 카누; kayaking = 카약; snorkelling, snorkeling = 스노클링; windsurfing = 윈드서핑; roller skating = 롤러스케이트; skateboarding = 스케이트보드;
  figure skating = 피겨스케이팅; cross-country skiing = 크로스컨트리; mountain biking = 산악자전거; mountaineering = 등산; bouldering = 볼더링; ballroom dancing = 사교춤;
  tap dancing = 탭댄스; hunting = 사냥; birdwatching = 새(bird) 관찰(watching); stargazing = 별(star) 관찰(watching); sunbathing = 일광욕; backpacking = 배낭여행;
  sightseeing, tourism = 관광; embroidery = 자수; crochet = 코바늘뜨기; origami = 종이접기; craft, crafts, handicraft = 공예; woodwork = 목공; blogging = 블로그;
  acting = 연기; performance = 공연; rehearsal = 리허설; choir practice = 합창(choir) 연습(practice); band practice = 밴드(band) 연습(practice);
  live music = 라이브(live) 음악(music); metal music = 메탈(metal) 음악(music); punk = 펑크; reggae = 레게; blues = 블루스; rap = 랩; j-pop = 제이팝;
  rock concert = 록(rock) 콘서트(concert); tennis match = 테니스(tennis) 경기(match); soccer game, soccer match = 축구(soccer) 경기(game);
  basketball game = 농구(basketball) 경기(game); baseball game = 야구(baseball) 경기(game); rugby match = 럭비(rugby) 경기(match);
  championship = 선수권(championship) 대회(tournament); world cup = 월드컵; olympics, olympic games = 올림픽; contest = 대회; film festival = 영화제;
  music festival = 음악제; street festival, fair = 축제; oktoberfest = 옥토버페스트; parade = 퍼레이드; trade fair = 박람회; book fair = 도서전; fashion show = 패션쇼;
  garden party = 가든파티; christmas party = 크리스마스(Christmas) 파티(party); halloween party = 핼러윈(Halloween) 파티(party);
  anniversary party = 기념일(anniversary) 파티(party); engagement party = 약혼(engagement) 파티(party); farewell party = 송별회; office party = 회식;
  movie night, film night = 영화(film) 모임(night); quiz night, pub quiz = 퀴즈(quiz) 대회(contest); event = 행사; celebration = 축하; ceremony = 식;
  baptism = 세례식; election = 선거; demonstration = 시위; dinner date = 저녁(dinner) 데이트(date); bike ride = 자전거(bicycle) 여행(ride);
  holiday camp, summer camp = 여름(summer) 캠프(camp); hike = 등산; public holiday, bank holiday = 공휴일;
abstract:
  mother's day = 어버이날; children's day = 어린이날; father's day = 아버지의(father’s) 날(day); diwali = 디왈리; hanukkah = 하누카; birth = 탄생; death = 죽음;
  engagement = 약혼; breakup, break-up = 이별; relationship = 관계; pregnancy = 임신; puberty = 사춘기; invitation = 초대장; introduction = 소개; compliment = 칭찬;
  promise = 약속; lie = 거짓말; quarrel, fight = 싸움; apology = 사과; greeting = 인사; support = 지원; hug = 포옹; kiss = 키스; smile = 미소; tear, tears = 눈물;
  feeling, emotion = 감정; mood = 기분; pleasure, joy = 즐거움; sorrow, grief = 슬픔; loneliness = 외로움; homesickness = 향수병; heartache, heartbreak = 실연;
  jealousy = 질투; pride = 자부심; shame = 부끄러움; regret = 후회; disappointment = 실망; boredom = 지루함; worry = 걱정; panic = 공포; fear = 두려움; hope = 희망;
  trust = 신뢰; respect = 존경; honesty = 정직; humour, humor = 유머; curiosity = 호기심; passion = 열정; motivation = 의욕; strength, power = 힘; weakness = 약점;
  personality = 성격; habit = 습관; wish = 소원; thought = 생각; imagination = 상상력; nightmare = 악몽; daydream = 공상; miracle = 기적; fate = 운명;
  coincidence = 우연; good fortune = 행운; misfortune = 불행; fact = 사실; reality = 현실; silence = 침묵; soul = 영혼; prayer = 기도; heaven = 천국; hell = 지옥;
  paradise = 낙원; star sign, zodiac sign = 별자리; luxury = 사치; beauty = 아름다움; everyday life, daily life = 일상; moment = 순간; past = 과거; tattoo = 문신;
  riddle = 수수께끼; tune = 곡; ballad = 발라드; lullaby = 자장가; symphony = 교향곡; rock band = 록(rock) 밴드(band); theatre group = 극단;
  tennis club = 테니스(tennis) 클럽(club); fantasy = 판타지; horror = 공포; romance = 로맨스; drama = 드라마; fashion = 패션; role = 역할; scene = 장면; collection = 수집;
  prize = 상;
thing:
  lantern = 등; gift card, voucher = 상품권; christmas gift = 크리스마스(Christmas) 선물(gift); surfboard = 서프보드; snowboard = 스노보드;
  yoga mat = 요가(yoga) 매트(mat); swimming cap = 수영모; swimming goggles, goggles = 물안경; life jacket = 구명조끼; whistle = 호루라기; portrait = 초상화;
  canvas = 캔버스; clay = 찰흙; puppet = 인형; firework, fireworks = 불꽃놀이; record = 음반; stage = 무대;
`;
