import { describe, expect, it } from 'vitest';
import { contentDir } from '../../format/fixtureContent';
import { parseContent, readContentFiles } from '../../format/loadContent';
import { readEnglish } from '../readEnglish';
import type { Hearing } from '../writer';
import { createKoreanWriter } from './writer';

/** Sentences that learners wrote. */
const written = `
I have a cat called Biscuit. = Biscuit이라는 고양이가 있어요.
Her name is Biscuit and she is very fat. = 이름은 Biscuit이고 아주 뚱뚱해요.
She is four years old. = 네 살이에요.
I come from Leeds, but now I live in a small flat near the station. = 리즈 출신이지만 지금은 역 근처에 있는 작은 아파트에 살아요.
It rains a lot. = 비가 많이 와요.
I'm not from the United States, I'm English. = 미국 사람이 아니고 영국 사람이에요.
I work as a nurse in a hospital, often at night. = 밤에 병원에서 간호사로 자주 일해요.
I work at night and sleep during the day. = 밤에 일하고 낮에 자요.
My cat is jealous too. = 제 고양이도 질투심이 많아요.
She is always hungry. = 항상 배고파요.
She eats the food of Mimi. = Mimi의 음식을 먹어요.
I wait for my husband Tom. = 남편 Tom을 기다려요.
I don't eat fish. = 생선을 안 먹어요.
I am allergic to fish. = 생선 알레르기가 있어요.
On Saturday I go to the market with my sister and her kids. = 토요일에 여동생하고 여동생의 아이들하고 시장에 가요.
I have a sister, her name is Emma. = 여동생이 있는데 이름은 Emma예요.
I live with my husband Tom and my two cats. = 남편 Tom하고 고양이 두 마리하고 살아요.
How old is your grandmother? = 할머니는 연세가 어떻게 되세요?
What is your cat's name? = 고양이 이름이 뭐예요?
Do you have a cat too? = 고양이도 있어요?
Do you cook? = 요리해요?
I'll cook pasta and play with my cat. = 파스타를 요리하고 고양이하고 놀 거예요.
I can sleep late and drink tea in the garden. = 늦잠을 잘 수 있고 정원에서 차를 마실 수 있어요.
On Saturday I'm going to the beach with my kids if it doesn't rain. = 비가 안 오면 토요일에 아이들하고 해변에 가요.
My girlfriend is from Hamburg and her parents don't speak English. = 제 여자 친구는 함부르크 출신이고 부모님은 영어를 못하세요.
He is four years old and very fat. = 네 살이고 아주 뚱뚱해요.
He barks all day. = 하루 종일 짖어요.
I miss my mother. = 어머니가 보고 싶어요.
Tomorrow I meet my girlfriend's parents for the first time. = 내일 여자 친구의 부모님을 처음으로 만나요.
I'm learning German for my girlfriend. = 여자 친구를 위해 독일어를 배우고 있어요.
I went for a walk in the park with my dog. = 강아지하고 공원에서 산책했어요.
Can my dog live here too? = 제 강아지도 여기에 살 수 있어요?
Do you have a dog? = 강아지가 있어요?
I am tired because I work at night. = 밤에 일해서 피곤해요.
We have seen a horror film, it was very bad. = 우리는 공포 영화를 봤는데 아주 안 좋았어요.
I like to cook and hike in the mountains. = 요리하는 것을 좋아하고 산에서 하이킹하는 것을 좋아해요.
My brother lives in London and works in a bank. = 제 남동생은 런던에 살고 은행에서 일해요.
I don't like coffee, I prefer tea. = 커피를 안 좋아하고 차를 더 좋아해요.
Yesterday I went to the cinema with a friend. = 어제 친구하고 영화관에 갔어요.
I want to travel to Japan next year. = 내년에 일본에 여행을 가고 싶어요.
I have to go to work now. = 지금 일하러 가야 해요.
I can't swim. = 수영을 못해요.
My husband makes it with lots of garlic. = 제 남편은 마늘을 많이 넣어서 그걸 만들어요.
Every morning I drink coffee. = 매일 아침 커피를 마셔요.
I was in Paris last summer. = 지난여름에 파리에 있었어요.
My mother is a teacher. = 우리 어머니는 선생님이세요.
I bought a new car last week. = 지난주에 새 차를 샀어요.
It was expensive. = 비쌌어요.
What do you like to eat? = 뭐 먹는 것을 좋아해요?
Where do you work? = 어디에서 일해요?
I'm looking for my keys. = 제 열쇠를 찾고 있어요.
There is a big park near my house. = 우리 집 근처에 큰 공원이 있어요.
The food was very good. = 음식은 아주 맛있었어요.
I read books in the evening. = 저녁에 책을 읽어요.
My dog sleeps in my bed. = 제 강아지는 제 침대에서 자요.
I don't have time today. = 오늘 시간이 없어요.
I was ill yesterday, so I stayed at home. = 어제 아파서 집에 있었어요.
When I was a child, I lived in Spain. = 어렸을 때 스페인에 살았어요.
I get up at seven o'clock. = 일곱 시에 일어나요.
I'm thirty years old. = 서른 살이에요.
My son is taller than me. = 제 아들은 저보다 키가 더 커요.
I love this song. = 이 노래를 정말 좋아해요.
I haven't eaten breakfast yet. = 아직 아침을 안 먹었어요.
Are you hungry? = 배고파요?
We are going to visit my grandparents at the weekend. = 우리는 주말에 조부모님을 찾아뵐 거예요.
`;

const questions = `
What is this? = 이게 뭐예요?
Who are you? = 누구예요?
Do you live in Seoul? = 서울에 살아요?
Where are you from? = 어디에서 왔어요?
What is your name? = 이름이 뭐예요?
What did you eat? = 뭘 먹었어요?
What will you do tomorrow? = 내일 뭘 할 거예요?
Why are you sad? = 왜 슬퍼요?
How are you? = 어때요?
What is your favourite food? = 제일 좋아하는 음식이 뭐예요?
Can you swim? = 수영할 수 있어요?
Did you sleep well? = 잘 잤어요?
Is your father a teacher? = 아버지는 선생님이세요?
What is that? = 그게 뭐예요?
How is the weather? = 날씨가 어때요?
Who is that? = 그 사람은 누구예요?
What do you do in the evening? = 저녁에 뭘 해요?
What did you do yesterday? = 어제 뭘 했어요?
Where are you going? = 어디에 가요?
Where is the station? = 역은 어디에 있어요?
When are you coming? = 언제 와요?
Why are you crying? = 왜 울고 있어요?
Do you want a coffee? = 커피를 마시고 싶어요?
Do you have time tomorrow? = 내일 시간이 있어요?
Do you speak English? = 영어를 할 수 있어요?
Do you love me? = 저를 사랑해요?
Do you live alone? = 혼자 살아요?
Have you been to Korea? = 한국에 가 본 적이 있어요?
Did you like the film? = 영화가 마음에 들었어요?
Are you tired? = 피곤해요?
Are you Korean? = 한국 사람이에요?
Is it far? = 멀어요?
Is your sister a nurse? = 여동생은 간호사예요?
Can you cook? = 요리할 수 있어요?
Can I smoke here? = 여기에서 담배를 피워도 돼요?
Will it rain tomorrow? = 내일 비가 올 거예요?
Do your parents live here? = 부모님은 여기에 사세요?
Is she your sister? = 여동생이에요?
When do you have time? = 언제 시간이 있어요?
What do you like? = 뭘 좋아해요?
What do you watch? = 뭘 봐요?
Who do you like? = 누구를 좋아해요?
What are you reading? = 뭘 읽고 있어요?
Where were you yesterday? = 어제 어디에 있었어요?
Where do you want to live? = 어디에 살고 싶어요?
`;

const joined = `
When he came, I was cooking. = 그 사람이 왔을 때 요리하고 있었어요.
My sister is happy when I cook. = 제가 요리할 때 제 여동생은 행복해요.
I love my husband because he is kind. = 남편이 친절해서 남편을 사랑해요.
My father is a doctor and my mother is a nurse. = 우리 아버지는 의사시고 우리 어머니는 간호사세요.
My sister has a dog and it is very cute. = 제 여동생은 강아지가 있는데 아주 귀여워요.
If it rains, I stay at home. = 비가 오면 집에 있어요.
When I am sad, I call my mother. = 슬플 때 어머니에게 전화해요.
I didn't go to school because I was ill. = 아파서 학교에 안 갔어요.
I was hungry, so I ate bread. = 배고파서 빵을 먹었어요.
I like cats but my husband likes dogs. = 저는 고양이를 좋아하지만 제 남편은 강아지를 좋아해요.
My cat is black and white. = 제 고양이는 까맣고 하얘요.
I don't like the winter because it is cold. = 추워서 겨울을 안 좋아해요.
My mother and my father are very kind. = 우리 어머니하고 우리 아버지는 아주 친절하세요.
I have a teacher and he is very strict. = 선생님이 있는데 아주 엄격하세요.
My son is five and my daughter is two. = 제 아들은 다섯 살이고 제 딸은 두 살이에요.
My wife and I are going to Seoul tomorrow. = 제 아내하고 저는 내일 서울에 가요.
I get up early and drink coffee. = 일찍 일어나서 커피를 마셔요.
I went home because I was tired. = 피곤해서 집에 갔어요.
The book was good but too long. = 책은 좋았지만 너무 길었어요.
I am nervous because I have an exam tomorrow. = 내일 시험이 있어서 긴장했어요.
I have a dog and he barks all night. = 강아지가 있는데 밤새 짖어요.
I study because I have an exam. = 시험이 있어서 공부해요.
If the weather is good, we go to the park. = 날씨가 좋으면 우리는 공원에 가요.
When I was young, I played football. = 어렸을 때 축구를 했어요.
When it is cold, my cat sleeps in my bed. = 추울 때 제 고양이는 제 침대에서 자요.
I sing when I am happy. = 행복할 때 노래를 불러요.
It rained, so we stayed at home. = 비가 와서 우리는 집에 있었어요.
In the evening I read or watch films. = 저녁에 책을 읽거나 영화를 봐요.
My mother is tired because she works at night. = 우리 어머니는 밤에 일하셔서 피곤하세요.
My grandmother is ill, but she works in the garden. = 우리 할머니는 편찮으시지만 정원에서 일하세요.
My son is happy because he has a dog. = 제 아들은 강아지가 있어서 행복해요.
I will buy bread and cook soup. = 빵을 사고 수프를 요리할 거예요.
I ate pizza and drank beer. = 피자를 먹고 맥주를 마셨어요.
I lived in Rome, but now I live in Berlin. = 로마에 살았지만 지금은 베를린에 살아요.
My job is interesting but hard. = 제 일은 재미있지만 어려워요.
I am from Germany and I live in Korea. = 독일에서 왔고 한국에 살아요.
I have a younger brother and an older sister. = 남동생하고 누나가 있어요.
If it is sunny, we swim in the lake. = 화창하면 우리는 호수에서 수영해요.
`;

const plain = `
I am a nurse. = 간호사예요.
My parents live in Poland. = 우리 부모님은 폴란드에 사세요.
I am happy. = 행복해요.
She is my sister. = 제 여동생이에요.
I am learning Korean. = 한국어를 배우고 있어요.
I can't speak Spanish. = 스페인어를 못해요.
I have never been to Japan. = 일본에 가 본 적이 없어요.
I sometimes cook for my wife. = 가끔 아내를 위해 요리해요.
My daughter likes to dance. = 제 딸은 춤을 추는 것을 좋아해요.
I need to sleep. = 자야 해요.
I gave my mother flowers. = 어머니께 꽃을 드렸어요.
I have many friends. = 친구가 많아요.
There is a cat under the bed. = 침대 밑에 고양이가 있어요.
Korean is very difficult. = 한국어는 아주 어려워요.
My soup is cold. = 제 수프는 차가워요.
I play tennis on Saturdays. = 토요일마다 테니스를 쳐요.
She has blue eyes. = 눈이 파래요.
I want a dog. = 강아지를 키우고 싶어요.
I'm wearing a red dress. = 빨간 원피스를 입고 있어요.
I am afraid of spiders. = 거미가 무서워요.
I am married. = 결혼했어요.
I will go to Korea in two weeks. = 이 주 후에 한국에 갈 거예요.
I studied Korean all day. = 하루 종일 한국어를 공부했어요.
My dog is called Rex. = 제 강아지 이름은 Rex예요.
She is my older sister. = 제 누나예요.
Your cat is cute. = 고양이는 귀여워요.
I miss you. = 보고 싶어요.
I'd like to travel with my friends. = 친구들하고 여행하고 싶어요.
My husband also works here. = 제 남편도 여기에서 일해요.
I lost my wallet. = 지갑을 잃어버렸어요.
The children are playing in the garden. = 아이들은 정원에서 놀고 있어요.
I am late. = 늦었어요.
I saw an elephant at the zoo yesterday. = 어제 동물원에서 코끼리를 봤어요.
He works as an engineer. = 엔지니어로 일해요.
We have a small garden behind the house. = 우리는 집 뒤에 작은 정원이 있어요.
It is not far. = 멀지 않아요.
My boss is very strict. = 우리 사장님은 아주 엄격하세요.
I slept badly. = 잘 못 잤어요.
My grandmother has two dogs. = 우리 할머니는 강아지가 두 마리 있으세요.
My father likes to cook. = 우리 아버지는 요리하는 것을 좋아하세요.
Anna works in a bakery. = Anna는 빵집에서 일해요.
I like to go to the beach. = 해변에 가는 것을 좋아해요.
I'm at home. = 집에 있어요.
I visited a friend last weekend. = 지난 주말에 친구를 만나러 갔어요.
The film was very good. = 영화는 아주 좋았어요.
My brother is tall. = 제 남동생은 키가 커요.
My hair is short. = 제 머리는 짧아요.
In winter it is cold here. = 겨울에 여기는 추워요.
It is windy today. = 오늘 바람이 불어요.
I was angry. = 화났어요.
I'm thirsty. = 목말라요.
I don't eat meat. = 고기를 안 먹어요.
I like this. = 이걸 좋아해요.
This is a book. = 이건 책이에요.
I work in a hospital in London. = 런던에 있는 병원에서 일해요.
I can't find my phone. = 제 휴대폰을 찾을 수 없어요.
I come from a small village in France. = 프랑스에 있는 작은 마을 출신이에요.
I watch Korean series every evening. = 매일 저녁 한국 드라마를 봐요.
I dance with my wife. = 아내하고 춤을 춰요.
I can't cook well. = 요리를 잘 못해요.
I ride my bike to work. = 자전거로 직장에 가요.
My dog likes to run. = 제 강아지는 달리는 것을 좋아해요.
My cat is sleeping. = 제 고양이는 자고 있어요.
I prefer cats to dogs. = 강아지보다 고양이를 더 좋아해요.
My cousin is a singer. = 제 사촌은 가수예요.
Our house is very old. = 우리 집은 아주 오래됐어요.
Her husband is a doctor. = 남편은 의사예요.
I drink some water. = 물을 마셔요.
I read many books. = 책을 많이 읽어요.
I go to Korea in March. = 삼월에 한국에 가요.
I don't work on Sundays. = 일요일에 일하지 않아요.
I came here three days ago. = 삼 일 전에 여기에 왔어요.
I never drink alcohol. = 술을 전혀 안 마셔요.
I often eat rice. = 밥을 자주 먹어요.
She sings very well. = 노래를 아주 잘 불러요.
I swim well. = 수영을 잘해요.
I travel a lot. = 많이 여행해요.
I am writing to my grandmother. = 할머니에게 편지를 쓰고 있어요.
I showed my friend the photos. = 친구에게 사진을 보여 줬어요.
I take care of the children. = 아이들을 돌봐요.
I gave my dog some water. = 강아지에게 물을 줬어요.
My cat is on the roof. = 제 고양이는 지붕 위에 있어요.
The bank is next to the post office. = 은행은 우체국 옆에 있어요.
I live abroad. = 외국에 살아요.
My computer is broken. = 제 컴퓨터는 고장이 났어요.
My hands are cold. = 제 손은 차가워요.
The soup is very salty. = 수프는 아주 짜요.
I think about my family. = 가족에 대해 생각해요.
I understand. = 이해해요.
We speak English at home. = 우리는 집에서 영어를 해요.
I want to live in Seoul. = 서울에 살고 싶어요.
I would like to be a teacher. = 선생님이 되고 싶어요.
I have to go to the doctor. = 병원에 가야 해요.
You can call me. = 저에게 전화하셔도 돼요.
My mother can't come. = 우리 어머니는 오실 수 없어요.
It is a big city. = 큰 도시예요.
I have a German car. = 독일 차가 있어요.
My wife is Japanese. = 제 아내는 일본 사람이에요.
My name is not Tom. = 제 이름은 Tom이 아니에요.
I have a small brother. = 남동생이 있어요.
`;

const writer = createKoreanWriter(parseContent('ko', readContentFiles(contentDir, 'ko')).content);

function inKorean(sentence: string, to: Hearing = { address: 'unsaid', isFamiliar: false }): string | undefined {
  const meaning = readEnglish(sentence, writer.knows);
  const words = meaning && writer.write(meaning, to);
  return words?.map(({ surface, glued }, index) => (index === 0 || glued ? surface : ` ${surface}`)).join('');
}

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' = '));

describe('plain English sentences in Korean', () => {
  it.each(rows(written))('says what learners wrote: %s', (english, korean) => {
    expect(inKorean(english)).toBe(korean);
  });

  it.each(rows(questions))('asks: %s', (english, korean) => {
    expect(inKorean(english)).toBe(korean);
  });

  it.each(rows(joined))('joins clauses: %s', (english, korean) => {
    expect(inKorean(english)).toBe(korean);
  });

  it.each(rows(plain))('says: %s', (english, korean) => {
    expect(inKorean(english)).toBe(korean);
  });

  it('calls an older sister by who speaks', () => {
    const sentence = 'My older sister is a nurse.';
    expect(inKorean(sentence, { address: 'feminine', isFamiliar: false })).toBe('제 언니는 간호사예요.');
    expect(inKorean(sentence, { address: 'masculine', isFamiliar: false })).toBe('제 누나는 간호사예요.');
  });

  it.each([
    ['a pet or a person', 'I love him.'],
    ['who likes whom', 'Does he like you?'],
    ['who they are', 'I am happy when they come.'],
    ['a name whose last sound is not known', 'I am waiting for Charlotte.'],
    ['a word that is not known', 'I have a theodolite.'],
  ])('says nothing where it cannot tell %s', (_, english) => {
    expect(inKorean(english)).toBeUndefined();
  });

  it('glosses every word', () => {
    const meaning = readEnglish('I have two cats, but my husband does not like cats.', writer.knows);
    const words = meaning && writer.write(meaning, { address: 'unsaid', isFamiliar: false });
    expect(words?.map(({ surface, lemma, gloss }) => `${surface}${lemma ? `~${lemma}` : ''}=${gloss}`).join(' ')).toBe(
      '저=I 는=:topic 고양이=cat 가=:subject 두=two 마리=:counter 있지만~있다=have but 제=my 남편=husband 은=:topic 고양이=cats 를=:object 안=:negative 좋아해요~좋아하다=likes .=',
    );
  });
});
