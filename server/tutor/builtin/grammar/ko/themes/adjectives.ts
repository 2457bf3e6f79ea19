/** Qualities by kind (`KoreanQuality`): `english, english = 낱말`; the worded ones as `before | lemma | kind`. */
export const qualityLines = `
adjective:
  fit = 건강하다; fine = 괜찮다; mild = 온화하다; dry = 건조하다; stuffy = 답답하다; damp = 눅눅하다; muddy = 질척하다; lukewarm = 미지근하다; flat = 평평하다; square = 네모나다;
  pointed = 뾰족하다; straight = 곧다; curly, wavy = 곱슬곱슬하다; massive, enormous, gigantic, giant, vast = 거대하다; practical, handy = 유용하다;
  natural = 자연스럽다; irregular = 불규칙하다; surprising = 놀랍다;
  incredible, unbelievable, awesome, superb, marvellous, marvelous, extraordinary, exceptional, breathtaking, spectacular = 굉장하다;
  gorgeous = 아름답다; entertaining, hilarious, amusing, thrilling, gripping = 재미있다; sexy = 섹시하다; chic, stylish, fashionable, trendy = 세련되다;
  disappointing = 실망스럽다; annoying, irritating, frustrating = 짜증스럽다; confusing, chaotic = 혼란스럽다; hectic = 정신없다;
  tricky, demanding, challenging = 까다롭다; monotonous, repetitive = 단조롭다; pointless = 무의미하다; useless = 쓸모없다; unnecessary = 불필요하다;
  ridiculous, absurd = 터무니없다; peculiar, odd, unusual = 특이하다; mediocre, average = 평범하다; exact = 정확하다; sudden = 갑작스럽다; secret = 비밀스럽다;
  distant, far away = 멀다; silent = 고요하다; salty-sweet = 달콤하다; sugary = 달다; yummy = 맛있다; fierce = 사납다; tame = 온순하다; obedient = 순하다;
  playful, naughty = 장난스럽다; faithful = 충실하다; cuddly = 사랑스럽다; dreadful = 끔찍하다; spooky, terrifying = 무섭다; severe = 심하다; harmless = 무해하다;
  sensible = 현명하다; childish = 유치하다; mature = 성숙하다; organised, organized = 꼼꼼하다; athletic, sporty, muscular = 건장하다; sturdy, solid, firm = 튼튼하다;
  impatient, restless = 조급하다; stingy = 인색하다; bossy = 거만하다; mean, nasty = 못되다; impolite = 무례하다; unfriendly = 불친절하다; careless, reckless = 부주의하다;
  fearless, daring = 용감하다; cowardly = 비겁하다; moody = 변덕스럽다; grumpy, bad-tempered = 까칠하다; religious = 독실하다; frank, direct = 솔직하다; wicked = 사악하다;
  fluent = 유창하다; dumb = 멍청하다; untidy, disorganised = 지저분하다; filthy = 더럽다; shiny = 반짝반짝하다; transparent = 투명하다; pale = 창백하다;
  unhappy, miserable = 불행하다; joyful = 즐겁다; anxious = 불안하다; awkward = 어색하다; grateful, thankful = 고맙다; proud = 자랑스럽다; constant = 꾸준하다;
  depressed = 우울하다; upset = 속상하다;
feeling:
  pleased, delighted = 기쁘다; frightened, terrified = 무섭다; ashamed, embarrassed = 부끄럽다;
state:
  asleep = 잠들다; separated = 헤어지다; finished = 끝나다; fascinated = 반하다; inspired = 감동받다; swollen = 붓다; damaged = 망가지다; blocked = 막히다; melted = 녹다;
  spoilt, spoiled = 상하다; rusty = 녹슬다; tanned, sunburned = 타다; unconscious = 기절하다; extinct = 멸종되다; soaked = 젖다; addicted = 중독되다;
  vaccinated = 예방접종하다; wrong, incorrect, false = 틀리다; tense = 긴장하다;
noun:
  wooden = 나무; plastic = 플라스틱; metal = 금속; glass = 유리; stone = 돌; leather = 가죽; cotton = 면; silk = 비단; woollen, woolen = 모직; electric = 전기;
  automatic = 자동; online = 온라인; wireless = 무선; foreign = 외국; local = 지역; public = 공공; private, personal = 개인; medical = 의료; full-time = 정규직;
  part-time = 시간제; freelance = 프리랜서; self-employed = 자영업자; professional = 프로; amateur = 아마추어; blonde = 금발; northern = 북쪽; southern = 남쪽;
  eastern = 동쪽; western = 서쪽; striped, stripy = 줄무늬; spotted = 물방울무늬; light green = 연두색; dark green = 진초록색; navy blue, navy = 남색; lilac = 연보라색;
  smoked = 훈제; gay = 게이; lesbian = 레즈비언; perfectionist = 완벽주의자; fake = 가짜; real, authentic = 진짜; antique = 골동품;
  non-alcoholic = 무알코올; sugar-free = 무설탕; gluten-free = 글루텐프리; medieval = 중세; essential, compulsory = 필수적; ideal = 이상적; artificial = 인공적;
  modern, contemporary = 현대적; traditional = 전통적; classical = 고전적; historic, historical = 역사적; international = 국제적; global, worldwide = 세계적;
  national = 국가적; cultural = 문화적; social = 사회적; political = 정치적; economic = 경제적; scientific = 과학적; technical = 기술적; general = 일반적; typical = 전형적;
  regular = 규칙적; realistic = 현실적; romantic = 낭만적; dramatic = 극적; tragic = 비극적; shocking = 충격적; touching, moving, inspiring = 감동적;
  impressive, memorable, unforgettable = 인상적; fascinating, captivating, attractive = 매력적; original = 독창적; reasonable = 합리적; violent = 폭력적;
  aggressive = 공격적; legal = 합법적; illegal = 불법적; sociable, outgoing = 사교적; introverted = 내성적; extroverted = 외향적; optimistic = 낙천적;
  pessimistic = 비관적; emotional = 감정적; independent = 독립적; efficient = 효율적; effective = 효과적; enthusiastic, passionate = 열정적; selfish = 이기적;
  sarcastic = 냉소적; conservative = 보수적; liberal = 진보적; imaginative = 창의적; artistic = 예술적; logical = 논리적; permanent = 영구적; temporary = 일시적;
  recent = 최근; wild = 야생;
verb:
  correct, right = 맞다; tight = 끼다; confused = 헷갈리다;
worded:
  allergic = 알레르기=allergy +가=:subject | 있다 | adjective; gifted, skilled = 재능=talent +이=:subject | 있다 | adjective;
  humorous, witty = 유머=humour +가=:subject | 있다 | adjective; juicy = 즙=juice +이=:subject | 많다 | adjective;
  nutritious = 영양가=nutrition +가=:subject | 높다 | adjective; hairy = 털=hair +이=:subject | 많다 | adjective;
  thoughtful, considerate, caring = 배려심=consideration +이=:subject | 많다 | adjective;
  affectionate, loving = 정=affection +이=:subject | 많다 | adjective; courageous = 용기=courage +가=:subject | 있다 | adjective;
  motivated = 의욕=motivation +이=:subject | 넘치다 | adjective; feverish = 열=fever +이=:subject | 나다 | verb;
  hungover = 숙취=hangover +가=:subject | 있다 | adjective; furious, mad = 화=anger +가=:subject | 나다 | state;
  relaxed = 마음=mind +이=:subject | 편하다 | adjective; adventurous = 모험심=sense_of_adventure +이=:subject | 강하다 | adjective;
  unlucky = 운=luck +이=:subject | 나쁘다 | adjective; well-behaved, well-mannered = 예의=manners | 바르다 | adjective;
  easygoing, easy-going = 성격=nature +이=:subject | 느긋하다 | adjective; disabled = 장애=disability +가=:subject | 있다 | adjective;
  comforting = 위로=comfort +가=:subject | 되다 | verb; stressful = 스트레스=stress +가=:subject | 많다 | adjective;
  mountainous = 산=mountain +이=:subject | 많다 | adjective; dusty = 먼지=dust +가=:subject | 많다 | adjective;
  touristy = 관광객=tourist +이=:subject | 많다 | adjective; bearded = 수염=beard +이=:subject | 있다 | adjective;
  freckled = 주근깨=freckles +가=:subject | 있다 | adjective; experienced = 경험=experience +이=:subject | 많다 | adjective;
  visible = 눈=eye +에=:in | 보이다 | verb; imaginative = 상상력=imagination +이=:subject | 풍부하다 | adjective;
  qualified = 자격=qualification +이=:subject | 있다 | adjective; confident = 자신감=confidence +이=:subject | 있다 | adjective;
  sweaty = 땀=sweat +이=:subject | 나다 | state; infectious, contagious = 전염성=infectiousness +이=:subject | 있다 | adjective;
  poisonous, toxic = 독=poison +이=:subject | 있다 | adjective; windless = 바람=wind +이=:subject | 없다 | adjective;
  sleepless = 잠=sleep +이=:subject | 없다 | adjective; worthless = 가치=worth +가=:subject | 없다 | adjective; harmful = 해=harm +가=:subject | 되다 | verb;
  helpful = 도움=help +이=:subject | 되다 | verb; crowded = 사람=person +이=:subject | 많다 | adjective;
  fun-loving = 노는=playing 것=thing +을=:object | 좋아하다 | verb; punctual = 시간=time +을=:object 잘=well | 지키다 | verb;
  absent-minded = 정신=mind +이=:subject | 없다 | adjective; open-minded = 마음=mind +이=:subject | 넓다 | adjective;
  narrow-minded = 마음=mind +이=:subject | 좁다 | adjective; warm-hearted, kind-hearted = 마음=heart +이=:subject | 따뜻하다 | adjective;
  superstitious = 미신=superstition +을=:object | 믿다 | verb; bilingual = 두=two 언어=language +를=:object | 하다 | verb;
  awake = 깨어~깨다=wake | 있다 | adjective; alive = 살아~살다=live | 있다 | adjective; open = 문=door +을=:object | 열다 | state;
  misty = 안개=mist +가=:subject | 끼다 | state; mouldy, moldy = 곰팡이=mould +가=:subject | 피다 | state; guilty = 죄책감=guilt +이=:subject | 들다 | verb;
  annoyed, irritated = 짜증=irritation +이=:subject | 나다 | verb; responsible = 책임감=sense_of_responsibility +이=:subject | 강하다 | adjective;
  hollow = 속=inside +이=:subject | 비다 | state;
`;
