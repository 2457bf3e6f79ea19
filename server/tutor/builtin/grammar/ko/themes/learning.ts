/** School, subjects, exams, office, jobs, phone and computer; lines as `readNounLines` reads them. */
export const learningLines = `
place:
  uni = 대학교; middle school = 중학교; faculty = 학부; campus = 캠퍼스; preschool, daycare = 어린이집; boarding school = 기숙학교;
  evening school, night school = 야간(night) 학교(school); art school = 미술(art) 학원(school); cooking school = 요리(cooking) 학원(school); gymnasium = 체육관;
  workplace = 직장; agency = 대리점; building site = 공사장; branch office = 지점; ministry = 부처; department = 부서;
activity:
  language course = 어학(language) 수업(course); english course = 영어(English) 수업(course); german course = 독일어(German) 수업(course);
  french course, french class, french lesson = 프랑스어(French) 수업(course); spanish class, spanish lesson = 스페인어(Spanish) 수업(class);
  japanese class, japanese lesson = 일본어(Japanese) 수업(class); chinese class = 중국어(Chinese) 수업(class);
  maths class, math class = 수학(maths) 수업(class); guitar lesson = 기타(guitar) 수업(lesson); driving lesson = 운전(driving) 수업(lesson);
  dance course = 댄스(dance) 수업(course); evening class, evening course = 야간(evening) 수업(class); online course = 온라인(online) 강의(course); lecture = 강의;
  seminar = 세미나; lessons = 수업; language exam = 어학(language) 시험(exam); entrance exam = 입학(entrance) 시험(exam); final exam = 기말고사;
  maths test, math test, maths exam = 수학(maths) 시험(test); english test, english exam = 영어(English) 시험(test); ict, computing = 컴퓨터;
  social studies = 사회; anthropology = 인류학; statistics = 통계학; ecology = 생태학; art history = 미술사; english literature = 영문학; french literature = 불문학;
  german studies = 독문학; veterinary medicine = 수의학; civil engineering = 토목(civil) 공학(engineering);
  mechanical engineering = 기계(mechanical) 공학(engineering); electrical engineering = 전기(electrical) 공학(engineering);
  graphic design = 그래픽(graphic) 디자인(design); design = 디자인; nursing = 간호학; research = 연구; experiment = 실험; speech = 연설; translation = 번역;
  revision = 복습; class trip = 소풍; internship, apprenticeship = 인턴십; full-time job = 정규직; summer job = 여름(summer) 아르바이트(job);
  dream job = 꿈의(dream) 직업(job); night shift = 야간(night) 근무(shift); overtime = 야근; shift = 근무; business meeting, team meeting = 회의;
  video call = 영상(video) 통화(call); phone call, telephone call, call = 전화; conversation practice = 회화(conversation) 연습(practice); order = 주문;
  payment = 결제;
abstract:
  subject = 과목; alphabet = 알파벳; hangul = 한글; kanji = 한자; hiragana = 히라가나; katakana = 가타카나; first language = 모국어; second language = 제2외국어;
  dialect = 사투리; accent = 억양; verb = 동사; noun = 명사; adjective = 형용사; particle = 조사; phrase, expression = 표현; proverb = 속담; spelling = 맞춤법;
  handwriting = 글씨; meaning = 의미; chapter = 장; page = 쪽; title = 제목; topic = 주제; essay = 글; report = 보고서; error = 오류; grade = 성적; score = 점수;
  school report = 성적표; assignment = 과제; task = 과제; knowledge = 지식; skill = 기술; talent = 재능; language skills = 어학(language) 실력(skills);
  beginning = 시작; ending = 결말; result = 결과; failure = 실패; effort = 노력; progress = 발전; method = 방법; system = 시스템; school year = 학년;
  christmas holidays, winter holiday, winter holidays = 겨울(winter) 방학(holidays); break = 휴식; lunch break = 점심(lunch) 시간(time);
  coffee break = 휴식(rest) 시간(time); interest = 관심; application = 지원서; cv, resume = 이력서; promotion = 승진; retirement = 은퇴; unemployment = 실업;
  day off, holidays = 휴가; deadline = 마감; budget = 예산; strike = 파업; goal = 목표; decision = 결정; solution = 해결책; possibility = 가능성; chance = 기회;
  choice = 선택; responsibility = 책임; advantage = 장점; disadvantage = 단점; difference = 차이; example = 예; misunderstanding = 오해; complaint = 불만;
  mobile number = 휴대폰(mobile) 번호(number); username = 사용자(user) 이름(name); file name = 파일(file) 이름(name); data = 데이터;
  search engine = 검색(search) 엔진(engine); programming language = 프로그래밍(programming) 언어(language); artificial intelligence = 인공지능;
  social media = 소셜(social) 미디어(media); wi-fi, wifi = 와이파이; netflix = 넷플릭스; youtube = 유튜브; facebook = 페이스북; instagram = 인스타그램; whatsapp = 왓츠앱;
  tiktok = 틱톡; phone bill = 전화(phone) 요금(bill); technology = 기술; birthplace = 출생지; signature = 서명;
thing:
  exercise book = 공책; pencil sharpener, sharpener = 연필깎이; eraser = 지우개; ruler = 자; glue = 풀; stapler = 스테이플러; paper clip = 클립; chalk = 분필;
  ink = 잉크; stationery = 문구; sticker = 스티커; note = 메모; document = 서류; certificate = 증명서; invoice = 청구서; list = 목록;
  shopping list = 쇼핑(shopping) 목록(list); business card = 명함; cable = 케이블; phone charger, charger = 충전기; battery = 배터리; cd = 시디; dvd = 디브이디;
  attachment = 첨부(attached) 파일(file); link = 링크; image = 사진; selfie = 셀카; playlist = 재생(play) 목록(list); tv show = 텔레비전(TV) 프로그램(show); show = 쇼;
  episode = 회; romantic comedy = 로맨틱(romantic) 코미디(comedy); science fiction = 공상(fantasy) 과학(science) 소설(fiction);
  animated film = 애니메이션(animated) 영화(film); anime = 애니메이션; short film = 단편(short) 영화(film); musical film = 뮤지컬(musical) 영화(film);
  christmas film = 크리스마스(Christmas) 영화(film);
tool:
  ballpoint pen, ballpoint, biro = 볼펜; fountain pen = 만년필; felt-tip, felt tip, marker = 사인펜; highlighter = 형광펜; crayon = 크레파스;
  coloured pencil, colored pencil = 색연필;
book:
  short story = 단편(short) 소설(story); detective story = 추리(detective) 소설(story); love story = 사랑(love) 이야기(story); graphic novel = 만화책;
  crime fiction = 범죄(crime) 소설(fiction); cookery book, recipe book = 요리책; audiobook = 오디오북; ebook = 전자책; biography = 전기; catalogue = 카탈로그;
  brochure = 안내(information) 책자(booklet); manga = 만화책; children's book = 동화책; workbook = 문제집; history book = 역사(history) 책(book);
  grammar book = 문법(grammar) 책(book);
`;
