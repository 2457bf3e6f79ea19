import { latin, native, type CrisisTable } from './table';

const kin =
  '(?:남편|신랑|남자친구|남친|전남친|아내|와이프|여자친구|여친|애인|배우자|아빠|아버지|새아빠|엄마|어머니|부모님?|오빠|형|누나|언니|동생|삼촌|아들|선생님?|상사|사장님?|팀장|그사람|그남자|그가|그놈|누가|아저씨|가족)';
const often =
  '(?:자꾸|매일|맨날|항상|가끔|또|어제|오늘|술을?마시면|술마시고|술만마시면|계속|많이|너무|심하게|자주|늘)*';
const me =
  '(?:저를|절|나를|날|제|저|나|우리|아이를|아이들을|애를|애들을|딸을|아들을|엄마를|얼굴을|뺨을|제뺨을|제얼굴을)?';
const hits =
  '(?:때려(?!치)|때렸|때린|때리(?!치)|패요|팼|두들겨|구타|폭행|학대|발로차|걷어차|목을졸|성폭행|강간|위협|협박|죽이려|죽인다)';
const romanKin =
  '(?:nampyeon|nampyon|nampyun|namja ?chingu|namchin|appa|abeoji|aboji|eomma|omma|eomeoni|oppa|hyeong|hyung|bumonim|bumo|anae|waipeu|sangsa|sajangnim|seonsaengnim)';

export const korean: CrisisTable = {
  hints: /[가-힣]/,
  care: [
    native(
      '죽고(?:만)?(?:싶|십|시퍼|시픈|싶|파)|죽고[시십]ㅍ|죽어버리고[싶십시]|죽어버릴|(?:^|。|나|그냥|차라리|이제|콱|확)죽을(?:래|까봐요?$|꺼야|거야|게요?|거예요|겁니다|까해)|죽어야(?:지|겠|돼|해|할)(?!꽃)|죽는(?:게|것이|편이)(?:더)?(?:낫|나을|나아|좋|편)|죽을(?:생각|결심|방법|용기)|죽음을생각|죽었으면(?:좋|해)|죽고만',
    ),
    native(
      '(?<!혼)자살|자해(?!자)(?<!전하자해)|스스로목숨|목숨을(?:끊|버리)|목을(?:매|맬|맸|매달)|손목을?(?:그|긋|자|베)(?!림)|뛰어내리고싶|뛰어내릴(?:까|래|거|생각)|투신|번개탄|극단적인?선택|생을마감|(?:칼로|면도칼로)(?:팔|몸|손목|나를|저를|제)',
    ),
    native(
      '(?<!에서)(?<!에)(?<!여기서?|거기서?|저기서?|혼자(?:서)?|같이|함께|이랑|하고|서울|한국|집|도시|시골)(?:살기|살기가|사는게|사는것이|사는것도)(?:너무|정말|진짜|다|이제|그냥)*(?:싫|시러|실어|싫어|귀찮|지겨|지긋|지쳤|지쳐|힘들|괴로|고통)',
    ),
    native('(?:세상에?서?|세상에)살기(?:가)?(?:싫|시러|실어)|이렇게살기(?:가)?(?:싫|시러|실어)'),
    native(
      '(?<!에서)(?<!에)(?<!여기|거기|저기|혼자|같이|함께|이랑|하고|서울|한국|집)(?:살고|살아가고|살아있고)(?:싶지|십지|싶진)(?:가)?(?:않|안)|(?<!에서)(?<!에)(?<!혼자|같이|함께)(?:안|그만|더이상안)살고[싶십]|(?:더이상|이제|도저히|더는)(?:은|는)?못살겠|세상에서(?:살고싶지않|사라지)',
    ),
    native(
      '(?:살아야할|살|살아갈|사는|살아있을|살아야하는)(?:이유|의미|의욕|가치|희망|힘|자신|낙)(?:가|이|도|는|은|를|을)?(?:전혀|더이상|이제|하나도)?(?:없|모르|잃|안보)|왜(?:사는지|살아야하는지|살아야|살지)(?:하는지)?(?:를|도)?(?:모르|몰라|$|。)|삶(?:이|은|의|에)(?:의미|지치|지쳤|힘들|싫|무의미)|인생(?:이|을)?(?:끝내고|끝낼|포기하고|끝내버|무의미|의미가없|살기싫)',
    ),
    native(
      '(?:삶|목숨|생|세상|모든것|모든걸|전부|모두|다)(?:을|를)?(?:그만)?(?:다)?끝내(?:고싶|버리고|버릴|려고)|(?:다|이제|그냥|영원히|세상에서|흔적없이|조용히|나도|저도|전|저는|나는|난)*(?:사라지|없어지|사라져버리|없어져버리)고(?:싶|십|시퍼)(?!어하|어요?。하루)|이세상(?:을)?(?:떠나|뜨)고싶|사라졌으면(?:좋|해)|내가(?:사라|없어)',
    ),
    native(
      '(?:제가|내가|나|나만|저만|저)(?:만)?(?:없(?:는게|는것이|는편이|으면|어지면|어도|이)|죽으면)(?:다들|모두|다|사람들이|가족이|더|아무도|훨씬)*(?:좋|낫|나을|나아|편|행복|잘살|잘지|슬퍼|찾지|신경)|태어나지(?:말|않)(?:았어야|았으면|았더라면)',
    ),
    native(
      '약을?(?:너무많이|한꺼번에|잔뜩|왕창|수십알|과다)(?:먹|복용|삼)|수면제(?:를|만)?(?:많이|다|한꺼번에|잔뜩|모아|모두)|과다복용|오버도즈',
    ),
  ],
  harmed: [
    native(`${kin}(?:이|가|은|는|께서|도|들이|이랑)?${often}${me}${often}(?:을|를)?${hits}`),
    native(
      `${kin}(?:한테|에게|께)(?:서)?${often}(?:두들겨|얻어|뺨을|뺨)?(?:맞(?:아|았|고|는|습|으)|구타|폭행|학대|성폭행|협박)(?!춰|추)`,
    ),
    native(`(?:저를|나를|날|절)${often}${hits}`),
    native(
      '^(?:자꾸|매일|맨날|또|계속)*(?:때려요|때렸어요|때려|때렸어|때립니다)|。(?:자꾸|매일|맨날|또)*(?:때려요|때렸어요)',
    ),
    native(
      '가정폭력|데이트폭력|폭행(?:을)?(?:당|했)|성폭행|성폭력|성추행|강간|학대(?:를)?(?:당|받)|폭력(?:을|적)(?:당|행사|휘|이|인남)|두들겨맞|얻어맞|(?:매일|자주|맨날|집에서|자꾸)맞(?:아요|고살|고있|았어요|아$)',
    ),
  ],
};

export const romanisedKorean: CrisisTable = {
  hints: /j[ue]+[gk]|sal|jahae|sarajigo|eop|sonmok|moksum|sane|sana|kkeut|taer|daer|hante|ege|ma[jz]|pok|pong/,
  care: [
    latin('(?<![a-z])j[ue]+[gk]{1,3} ?[gk]?o ?man? ?(?:s[hi]*i?p\\w*)|ju[gk]+ ?[gk]o ?(?:shi?p|si?p|sip|ship)\\w*'),
    latin(
      '(?:geunyang |charari )?jugeul ?(?:lae|rae|geoya|kkeoya|geyo|ge)(?:yo)?|jugeobeorigo ?(?:si?p|shi?p)\\w*|jukneun ?ge ?(?:nat\\w*|naa\\w*)',
    ),
    latin(
      '(?<!(?:eseo|yeogi|honja|gachi|hago|irang) )sal ?gi(?:ga)? ?(?:neomu |jeongmal |jinjja )?(?:sil[ht]?\\w*|si[lr]\\w*|shi[lr]\\w*|himdeu\\w*)',
    ),
    latin('(?<!(?:eseo|yeogi|honja|gachi|hago|irang) )sal ?go ?(?:si?p|shi?p) ?(?:ji|chi)(?:ga)? ?an[a-z]*'),
    latin(
      'jasal(?:ha\\w*|eul)?|jahae(?:haess\\w*|reul|hae\\w*|hago)?|sarajigo ?(?:si?p|shi?p)\\w*|eop?seojigo ?(?:si?p|shi?p)\\w*|sonmok ?(?:eul)? ?geu\\w*|moksum ?(?:eul)? ?kkeun\\w*|wae ?sa?neunji ?(?:moreu\\w*|molla\\w*)|(?:da|salm ?eul|insaeng ?eul) ?kkeutnaego ?(?:si?p|shi?p)\\w*',
    ),
    latin('(?:deo ?isang ?)?mot ?salgess\\w*|sal ?i?yuga ?eop\\w*|sal ?iyu ?(?:ga)? ?eop\\w*'),
  ],
  harmed: [
    latin(
      `${romanKin} ?(?:i|ga|eun|neun)? (?:(?:maeil|jakku|hangsang|ddo|tto|neul) )?(?:(?:jeoreul|nareul|nal|jeol|na|jeo) )?(?:tt?aer[yi]\\w*|d?dd?aer[yi]\\w*|tt?aerin\\w*|pokhaeng\\w*)`,
    ),
    latin('(?:jeoreul|nareul|nal|jeol) ?(?:tt?aer[yi]\\w*|dd?aer[yi]\\w*)'),
    latin(`${romanKin} ?(?:hante|ege) (?:\\w+ )?ma(?:j|ja|jass|z)\\w*`),
    latin(
      '(?<![a-z] )(?:ttaeryeo(?:yo)?|ttaeryeosseoyo|ddaeryeo(?:yo)?)|gajeong ?pokn?r?yeok|gajeongpongnyeok|seongpokhaeng\\w*',
    ),
  ],
};
