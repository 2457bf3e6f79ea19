/** Whether a first name is a woman's or a man's, of those that are one alone; roles agree with it: 'meine Freundin Anna'. */
const women = new Set(
  'maya anna emma maria sarah lisa laura julia lena sophie sophia sofia mia hannah hanna lea leonie marie katharina katherine kate katie catherine karen susan linda mary patricia jennifer elizabeth barbara margaret nancy sandra ashley emily amanda melissa deborah stephanie rebecca sharon cynthia amy angela helen brenda pamela nicole samantha christine rachel carolyn janet heather diane olivia julie joyce victoria kelly christina joan evelyn judith megan cheryl andrea hannah martha jacqueline frances gloria ann anne teresa sara janice jean alice madison doris abigail julia judy grace denise amber marilyn beverly danielle theresa sophia marie diana brittany natalie isabella charlotte rose alexis kayla lucy ella chloe zoe eva clara claire nora ines elena irina olga yuki sakura aiko mina lucia carmen isabel giulia chiara francesca camille manon fatima aisha leila priya jane ruth ellen molly daisy ruby poppy amelia isla freya nina petra sabine monika ursula heike birgit claudia silke anja tanja katja nele brigitte gisela gudrun marlene kerstin'.split(
    ' ',
  ),
);
const men = new Set(
  'tom thomas peter paul john james robert michael william david richard joseph charles christopher daniel matthew anthony mark donald steven andrew kenneth george joshua kevin brian edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick frank raymond jack dennis jerry tyler aaron jose henry adam douglas nathan zachary kyle noah ethan jeremy walter christian keith roger terry austin sean gerald carl harold dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe logan alan juan albert willie elijah wayne randy vincent liam oliver harry charlie oscar leo max felix lukas luca jonas finn ben elias anton emil jan hans klaus wolfgang stefan markus andreas uwe jürgen dieter bernd ralf sven lars pierre jean-pierre luis carlos pedro pablo diego marco matteo giovanni ahmed mohammed ali omar ivan dmitri hiroshi kenji takeshi raj bob bill mike steve dave nick rob jim tim simon martin philip phil neil ian luke'.split(
    ' ',
  ),
);

/** Undefined where it cannot be told. */
export function isWomansName(name: string): boolean | undefined {
  const [first = ''] = name.toLowerCase().split(' ');
  return women.has(first) ? true : men.has(first) ? false : undefined;
}
