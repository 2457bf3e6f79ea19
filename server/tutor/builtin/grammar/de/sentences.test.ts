import { describe, expect, it } from 'vitest';
import { realContent } from '../../format/realContent';
import { readEnglish } from '../readEnglish';
import type { Hearing, WrittenWord } from '../writer';
import { createGermanWriter } from './writer';

const writer = createGermanWriter(realContent('de'));

const toFriend: Hearing = { address: 'feminine', isFamiliar: true };
const toStranger: Hearing = { address: 'masculine', isFamiliar: false };

const textOf = (said: readonly WrittenWord[]) =>
  said.map(({ surface, glued }, index) => (index > 0 && !glued ? ` ${surface}` : surface)).join('');

function inGerman(english: string, to: Hearing): string | undefined {
  const meaning = readEnglish(english, writer.knows);
  const said = meaning && writer.write(meaning, to);
  return said && textOf(said);
}

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' → '));

/** A woman to somebody whom she calls du. */
const sentences = `
I have a cat called Biscuit. → Ich habe eine Katze namens Biscuit.
Her name is Biscuit and she is very fat. → Sie heißt Biscuit und ist sehr dick.
She is four years old. → Sie ist vier Jahre alt.
I come from Leeds, but now I live in a small flat near the station. → Ich komme aus Leeds, aber jetzt wohne ich in einer kleinen Wohnung in der Nähe vom Bahnhof.
It rains a lot. → Es regnet viel.
I don't know if she is tired. → Ich weiß nicht, ob sie müde ist.
I'm not from the United States, I'm English. → Ich komme nicht aus den USA, ich bin Engländerin.
I work as a nurse in a hospital, often at night. → Ich arbeite oft nachts als Krankenschwester in einem Krankenhaus.
I work at night and sleep during the day. → Ich arbeite nachts und schlafe tagsüber.
My cat is jealous too. → Meine Katze ist auch eifersüchtig.
She is always hungry. → Sie hat immer Hunger.
She eats the food of Mimi. → Sie isst das Essen von Mimi.
I wait for my husband Tom. → Ich warte auf meinen Mann Tom.
I don't eat fish. → Ich esse keinen Fisch.
I am allergic to fish. → Ich bin allergisch gegen Fisch.
On Saturday I go to the market with my sister and her kids. → Ich gehe am Samstag mit meiner Schwester und ihren Kindern auf den Markt.
I have a sister, her name is Emma. → Ich habe eine Schwester und sie heißt Emma.
I live with my husband Tom and my two cats. → Ich lebe mit meinem Mann Tom und meinen zwei Katzen zusammen.
How old is your grandmother? → Wie alt ist deine Großmutter?
What is your cat's name? → Wie heißt deine Katze?
Do you have a cat too? → Hast du auch eine Katze?
Do you cook? → Kochst du?
I'll cook pasta and play with my cat. → Ich werde Nudeln kochen und mit meiner Katze spielen.
I can sleep late and drink tea in the garden. → Ich kann ausschlafen und im Garten Tee trinken.
On Saturday I'm going to the beach with my kids if it doesn't rain. → Ich gehe am Samstag mit meinen Kindern an den Strand, wenn es nicht regnet.
My girlfriend is from Hamburg and her parents don't speak English. → Meine Freundin kommt aus Hamburg und ihre Eltern sprechen kein Englisch.
He is four years old and very fat. → Er ist vier Jahre alt und sehr dick.
He barks all day. → Er bellt den ganzen Tag.
I miss my mother. → Ich vermisse meine Mutter.
Tomorrow I meet my girlfriend's parents for the first time. → Ich treffe morgen zum ersten Mal die Eltern meiner Freundin.
I'm learning German for my girlfriend. → Ich lerne Deutsch für meine Freundin.
I went for a walk in the park with my dog. → Ich bin mit meinem Hund im Park spazieren gegangen.
Can my dog live here too? → Kann mein Hund auch hier wohnen?
Do you have a dog? → Hast du einen Hund?
I am tired because I work at night. → Ich bin müde, weil ich nachts arbeite.
We have seen a horror film, it was very bad. → Wir haben einen Horrorfilm gesehen und er war sehr schlecht.
I like to cook and hike in the mountains. → Ich koche gern und wandere gern in den Bergen.
My brother lives in London and works in a bank. → Mein Bruder wohnt in London und arbeitet in einer Bank.
I don't like coffee, I prefer tea. → Ich mag keinen Kaffee, ich mag lieber Tee.
Yesterday I went to the cinema with a friend. → Ich bin gestern mit einem Freund ins Kino gegangen.
I want to travel to Japan next year. → Ich will nächstes Jahr nach Japan reisen.
I have to go to work now. → Ich muss jetzt zur Arbeit gehen.
I can't swim. → Ich kann nicht schwimmen.
My husband makes it with lots of garlic. → Mein Mann macht es mit viel Knoblauch.
Every morning I drink coffee. → Ich trinke jeden Morgen Kaffee.
I was in Paris last summer. → Ich war letzten Sommer in Paris.
My mother is a teacher. → Meine Mutter ist Lehrerin.
I bought a new car last week. → Ich habe letzte Woche ein neues Auto gekauft.
It was expensive. → Es war teuer.
What do you like to eat? → Was isst du gern?
Where do you work? → Wo arbeitest du?
I'm looking for my keys. → Ich suche meine Schlüssel.
There is a big park near my house. → In der Nähe von meinem Haus gibt es einen großen Park.
The food was very good. → Das Essen war sehr gut.
I read books in the evening. → Ich lese abends Bücher.
My dog sleeps in my bed. → Mein Hund schläft in meinem Bett.
I don't have time today. → Ich habe heute keine Zeit.
I was ill yesterday, so I stayed at home. → Ich war gestern krank, deshalb bin ich zu Hause geblieben.
When I was a child, I lived in Spain. → Ich habe in Spanien gelebt, als ich ein Kind war.
I get up at seven o'clock. → Ich stehe um sieben Uhr auf.
I'm thirty years old. → Ich bin dreißig Jahre alt.
My son is taller than me. → Mein Sohn ist größer als ich.
I love this song. → Ich liebe dieses Lied.
My brother is an engineer and he works in Berlin. → Mein Bruder ist Ingenieur und er arbeitet in Berlin.
I am German. → Ich bin Deutsche.
I live in Switzerland. → Ich lebe in der Schweiz.
I am from Turkey. → Ich komme aus der Türkei.
We are going to Switzerland next summer. → Wir fahren nächsten Sommer in die Schweiz.
I went to Japan last year. → Ich bin letztes Jahr nach Japan gefahren.
I go to the doctor tomorrow. → Ich gehe morgen zum Arzt.
I always get up at half past six. → Ich stehe immer um halb sieben auf.
I wash my hands. → Ich wasche mir die Hände.
I know him. → Ich kenne ihn.
I know your sister. → Ich kenne deine Schwester.
I gave my sister a book. → Ich habe meiner Schwester ein Buch gegeben.
I gave it to him. → Ich habe es ihm gegeben.
I bought flowers for my mother. → Ich habe Blumen für meine Mutter gekauft.
I wrote a letter to my grandmother. → Ich habe meiner Großmutter einen Brief geschrieben.
I called my parents yesterday. → Ich habe gestern meine Eltern angerufen.
I watched a film last night. → Ich habe gestern Abend einen Film gesehen.
I listen to music. → Ich höre Musik.
I am afraid of the dark. → Ich habe Angst vor der Dunkelheit.
I am very hungry. → Ich habe großen Hunger.
How are you? → Wie geht es dir?
How was your weekend? → Wie war dein Wochenende?
The train is late. → Der Zug hat Verspätung.
I am married. → Ich bin verheiratet.
I am married to a German. → Ich bin mit einem Deutschen verheiratet.
I was born in London. → Ich bin in London geboren.
I was born in May. → Ich bin im Mai geboren.
Where are you from? → Woher kommst du?
What is your name? → Wie heißt du?
What is this? → Was ist das?
What are you doing? → Was machst du?
What do you do on Saturday? → Was machst du am Samstag?
What are you waiting for? → Worauf wartest du?
Do you like swimming? → Schwimmst du gern?
Do you speak English? → Sprichst du Englisch?
Are you from Germany? → Kommst du aus Deutschland?
There was a problem. → Es gab ein Problem.
There isn't a cinema in my town. → In meiner Stadt gibt es kein Kino.
I have no money. → Ich habe kein Geld.
Tom's dog is very big. → Toms Hund ist sehr groß.
I drink a cup of tea every morning. → Ich trinke jeden Morgen eine Tasse Tee.
I don't have to work tomorrow. → Ich muss morgen nicht arbeiten.
I can't come tomorrow because I have to work. → Ich kann morgen nicht kommen, weil ich arbeiten muss.
I couldn't sleep last night. → Ich konnte letzte Nacht nicht schlafen.
I hate getting up early. → Ich hasse es, früh aufzustehen.
I don't like cleaning. → Ich putze nicht gern.
I like playing tennis with my friends. → Ich spiele gern mit meinen Freunden Tennis.
I play with my dog in the garden. → Ich spiele im Garten mit meinem Hund.
My daughter goes to school. → Meine Tochter geht zur Schule.
It rained yesterday. → Es hat gestern geregnet.
If it rains, I stay at home. → Ich bleibe zu Hause, wenn es regnet.
When I am tired, I go to bed. → Ich gehe ins Bett, wenn ich müde bin.
When it rains, I read a book. → Ich lese ein Buch, wenn es regnet.
I'm tall and thin. → Ich bin groß und dünn.
My cat is bigger than my dog. → Meine Katze ist größer als mein Hund.
My sister is younger than me. → Meine Schwester ist jünger als ich.
German is more difficult than English. → Deutsch ist schwieriger als Englisch.
My favourite food is pizza. → Mein Lieblingsessen ist Pizza.
Berlin is a beautiful city. → Berlin ist eine schöne Stadt.
That is a good idea. → Das ist eine gute Idee.
I like these shoes. → Ich mag diese Schuhe.
Everybody is happy. → Alle sind glücklich.
It isn't fun. → Es macht keinen Spaß.
My flat is light and quiet. → Meine Wohnung ist hell und ruhig.
I live in a nice flat. → Ich wohne in einer schönen Wohnung.
My sister wears glasses and a blue dress. → Meine Schwester trägt eine Brille und ein blaues Kleid.
My eyes are blue. → Meine Augen sind blau.
The cat is under the table. → Die Katze ist unter dem Tisch.
I sit at the table. → Ich sitze am Tisch.
I'll be at home tomorrow. → Ich bin morgen zu Hause.
I will learn German. → Ich werde Deutsch lernen.
I came back from Spain last week. → Ich bin letzte Woche aus Spanien zurückgekommen.
I have lived here for two years. → Ich wohne seit zwei Jahren hier.
I've been learning German for three months. → Ich lerne seit drei Monaten Deutsch.
I have known him for ten years. → Ich kenne ihn seit zehn Jahren.
I was there two weeks ago. → Ich war vor zwei Wochen dort.
I finish work at five o'clock. → Ich habe um fünf Uhr Feierabend.
I finished the book yesterday. → Ich habe gestern das Buch beendet.
My cat eats fish. → Meine Katze frisst Fisch.
I take my kids to school. → Ich bringe meine Kinder zur Schule.
I swim every Monday. → Ich schwimme jeden Montag.
I go shopping on Saturday. → Ich kaufe am Samstag ein.
I often eat in a restaurant. → Ich esse oft in einem Restaurant.
I rarely watch TV. → Ich sehe selten fern.
I usually have breakfast at eight. → Ich frühstücke normalerweise um acht Uhr.
I have lunch at twelve o'clock. → Ich esse um zwölf Uhr zu Mittag.
I want to learn German because my girlfriend is from Hamburg. → Ich will Deutsch lernen, weil meine Freundin aus Hamburg kommt.
I want to buy a house but I don't have money. → Ich will ein Haus kaufen, aber ich habe kein Geld.
I think about my family every day. → Ich denke jeden Tag an meine Familie.
My friend Anna is a teacher. → Meine Freundin Anna ist Lehrerin.
I have a friend and she is called Anna. → Ich habe eine Freundin und sie heißt Anna.
Can you cook? → Kannst du kochen?
Do you have brothers? → Hast du Brüder?
What do you drink? → Was trinkst du?
Is your dog big? → Ist dein Hund groß?
Do you want to go to the cinema with me? → Willst du mit mir ins Kino gehen?
Have you ever been to Germany? → Warst du schon einmal in Deutschland?
My father works as a teacher and my mother is a doctor. → Mein Vater arbeitet als Lehrer und meine Mutter ist Ärztin.
My daughter is two years old and she can't speak yet. → Meine Tochter ist zwei Jahre alt und sie kann noch nicht sprechen.
My dog is not very clever but he is very friendly. → Mein Hund ist nicht sehr klug, aber er ist sehr freundlich.
I like my flat because it is near the park. → Ich mag meine Wohnung, weil sie in der Nähe vom Park ist.
I live on the coast. → Ich wohne an der Küste.
I work in a school. → Ich arbeite in einer Schule.
I am not a doctor. → Ich bin keine Ärztin.
I'm learning German because I want to work in Germany. → Ich lerne Deutsch, weil ich in Deutschland arbeiten will.
I don't speak German very well. → Ich spreche nicht sehr gut Deutsch.
I don't understand German. → Ich verstehe kein Deutsch.
My German is bad. → Mein Deutsch ist schlecht.
German is hard. → Deutsch ist schwer.
I read German books. → Ich lese deutsche Bücher.
I write in German. → Ich schreibe auf Deutsch.
I have never been to Germany. → Ich war noch nie in Deutschland.
I was in Hamburg last weekend and it was great. → Ich war letztes Wochenende in Hamburg und es war toll.
I got up at six o'clock and went to work. → Ich bin um sechs Uhr aufgestanden und zur Arbeit gegangen.
I had breakfast with my mother. → Ich habe mit meiner Mutter gefrühstückt.
I cleaned my flat and watched TV. → Ich habe meine Wohnung geputzt und ferngesehen.
We were at the beach all day. → Wir waren den ganzen Tag am Strand.
The food is delicious. → Das Essen ist lecker.
The train leaves at ten o'clock. → Der Zug fährt um zehn Uhr ab.
That's true. → Das ist wahr.
I love her. → Ich liebe sie.
We love our children. → Wir lieben unsere Kinder.
She is a good cook. → Sie ist eine gute Köchin.
He is my boss. → Er ist mein Chef.
In the morning I drink coffee and read the newspaper. → Ich trinke morgens Kaffee und lese die Zeitung.
In winter we go skiing in Austria. → Wir fahren im Winter in Österreich Ski.
Every day I walk in the forest with my dogs. → Ich gehe jeden Tag mit meinen Hunden im Wald spazieren.
I go home at five o'clock. → Ich gehe um fünf Uhr nach Hause.
I go for a walk with my husband after dinner. → Ich gehe nach dem Abendessen mit meinem Mann spazieren.
I'm waiting for you. → Ich warte auf dich.
I talk about my job. → Ich spreche über meinen Job.
I say nothing. → Ich sage nichts.
I answered him. → Ich habe ihm geantwortet.
I repair bikes. → Ich repariere Fahrräder.
I built a house. → Ich habe ein Haus gebaut.
I broke the window. → Ich habe das Fenster kaputtgemacht.
I sent an email to my boss. → Ich habe meinem Chef eine E-Mail geschickt.
I gave my dog a ball. → Ich habe meinem Hund einen Ball gegeben.
I met my husband in Paris. → Ich habe meinen Mann in Paris kennengelernt.
I am 25. → Ich bin fünfundzwanzig Jahre alt.
I want to be a doctor. → Ich will Ärztin werden.
I can be at your house at eight. → Ich kann um acht Uhr bei dir sein.
I must be at work at nine. → Ich muss um neun Uhr bei der Arbeit sein.
I'd like to live in Berlin. → Ich möchte in Berlin wohnen.
Is it cold in Germany? → Ist es in Deutschland kalt?
Is it raining? → Regnet es?
Where did you learn German? → Wo hast du Deutsch gelernt?
Where do you want to go? → Wohin willst du gehen?
There are two dogs in the garden. → Im Garten sind zwei Hunde.
There is a key on the table. → Auf dem Tisch ist ein Schlüssel.
I live in a quiet street. → Ich wohne in einer ruhigen Straße.
The children are playing in the street. → Die Kinder spielen auf der Straße.
My flat is on the third floor. → Meine Wohnung ist im dritten Stock.
We stayed in a small hotel near the beach. → Wir haben in einem kleinen Hotel in der Nähe vom Strand übernachtet.
I'm 30 years old and I live in Warsaw. → Ich bin dreißig Jahre alt und wohne in Warschau.
I don't remember his name. → Ich erinnere mich nicht an seinen Namen.
I don't like to get up early. → Ich stehe nicht gern früh auf.
I go to work at eight o'clock and come home at six. → Ich gehe um acht Uhr zur Arbeit und komme um sechs Uhr nach Hause.
I have a dog and I love it. → Ich habe einen Hund und liebe ihn.
We saw a film and it was very good. → Wir haben einen Film gesehen und er war sehr gut.
I wear a coat because it is cold. → Ich trage einen Mantel, weil es kalt ist.
I went to Tom's house. → Ich bin zu Tom gegangen.
Nobody helped me. → Niemand hat mir geholfen.
Every child likes chocolate. → Jedes Kind mag Schokolade.
Many people speak English. → Viele Leute sprechen Englisch.
I like summer. → Ich mag den Sommer.
I don't work on Sundays because the shop is closed. → Ich arbeite sonntags nicht, weil der Laden geschlossen ist.
I don't eat meat every day. → Ich esse nicht jeden Tag Fleisch.
I don't always work at night. → Ich arbeite nicht immer nachts.
I am a taxi driver in London. → Ich bin Taxifahrerin in London.
Emma is a teacher. → Emma ist Lehrerin.
My best friend is called Sarah. → Meine beste Freundin heißt Sarah.
I have three siblings. → Ich habe drei Geschwister.
I have a fever. → Ich habe Fieber.
My friend gave me a book for my birthday. → Mein Freund hat mir ein Buch zu meinem Geburtstag gegeben.
I travelled to France and the USA. → Ich bin nach Frankreich und in die USA gereist.
I went to the park and the cinema. → Ich bin in den Park und ins Kino gegangen.
I walk to work with my husband. → Ich gehe mit meinem Mann zu Fuß zur Arbeit.
I stayed with my grandmother. → Ich bin bei meiner Großmutter geblieben.
I play the guitar and football. → Ich spiele Gitarre und Fußball.
`;

const polite = `
I am English. → Ich bin Engländer.
Do you like coffee? → Mögen Sie Kaffee?
What is your name? → Wie heißen Sie?
How are you? → Wie geht es Ihnen?
Are you hungry? → Haben Sie Hunger?
Are you cold? → Ist Ihnen kalt?
Do you look forward to the weekend? → Freuen Sie sich auf das Wochenende?
Where is your dog? → Wo ist Ihr Hund?
I like your dog. → Ich mag Ihren Hund.
Are you German? → Sind Sie Deutscher?
Do you get up early? → Stehen Sie früh auf?
Can I help you? → Kann ich Ihnen helfen?
I am a teacher. → Ich bin Lehrer.
`;

/** Said in no way that is sure to be right. */
const unsaid = `
I prefer dogs to cats.
The museum is free.
We had a good time.
Kim is a teacher.
I feel great.
My boss is called Kim.
I don't like Mondays.
I am half German.
I drink tea because it is cold.
Its name is Rex.
`;

describe('createGermanWriter', () => {
  it.each(rowsOf(sentences))('says %s', (english = '', german = '') => {
    expect(inGerman(english, toFriend)).toBe(german);
  });

  it.each(rowsOf(polite))('says %s to somebody called Sie', (english = '', german = '') => {
    expect(inGerman(english, toStranger)).toBe(german);
  });

  it.each(rowsOf(unsaid))('leaves %s unsaid', (english = '') => {
    expect(inGerman(english, toFriend)).toBeUndefined();
  });

  it('glosses each word by its sense there', () => {
    const meaning = readEnglish('I get up early because my mother is cold.', writer.knows);
    const said = (meaning && writer.write(meaning, toFriend)) ?? [];
    const glossed = said.map(({ surface, lemma, gloss }) => `${surface}${lemma ? `~${lemma}` : ''}=${gloss}`);
    expect(glossed.join(' ')).toBe(
      'Ich~ich=I stehe~aufstehen=get up früh=early auf~aufstehen=(get up) ,= weil=because meiner~mein=my Mutter=mother kalt=cold ist~sein=is .=',
    );
  });
});
