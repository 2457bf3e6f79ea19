import type { Gender } from './inflect';

const women = new Set(
  'emma anna sarah laura lisa julia maria marie sophie sophia lena lea hannah mia emily emilia olivia amelia charlotte alice lucy lily grace chloe jane mary kate katie anne ann amy rachel rebecca jessica jennifer susan linda barbara elizabeth helen nicole claire camille julie celine isabelle nina eva clara paula ella zoe ruby daisy molly ellen karen nancy betty ruth margaret patricia michelle stephanie melanie sandra monika petra sabine heike claudia katharina christine martina angela yuki sakura aiko maya lola nora chloé zoé léa manon inès fatima aisha leila priya amina elena olga natasha ingrid greta frida heidi anja antje katrin birgit ursula monica teresa carmen lucia sofia isabella ava harriet florence holly poppy abigail beth bethany fiona gemma georgia hazel heather jenny jess joanna judy kathy katherine catherine kelly kim lauren liz louise lynn maggie megan natalie olga pam penny polly rosie sally sara sheila sue tina tracy vicky victoria wendy yvonne yuna jiwoo minji'.split(' '),
); // oxfmt-ignore
const men = new Set(
  'tom tim john james jack harry george william oliver noah liam lucas luca leo max paul peter david daniel michael thomas mark matthew andrew robert richard charles joseph ben benjamin sam samuel adam alex alexander simon steve steven stephen martin stefan andreas jan jonas felix finn lukas leon oscar hugo louis pierre jean jacques luc marc nicolas antoine julien henry edward frank eric kevin brian ethan arthur albert alfred ian neil keith kenneth gary graham greg gareth owen rhys ryan sean shaun stuart toby tony victor vincent walter will zach jake josh joshua jason jeff jeremy nathan aaron adrian alan barry bernard carl colin craig darren dennis derek donald douglas dylan elliot fred gerald gordon howard isaac jacob jerry jim jimmy jonathan justin karl larry lewis logan malcolm martyn mason maurice mick nigel norman pete ralph ray roger ron ronald ross roy russell scott sebastian stanley ted theo trevor wayne ravi raj arjun hassan ibrahim yusuf karim sven lars anders hans jürgen klaus wolfgang dieter patrick philip chris christopher anthony nick rob bob bill joe dave mike matt dan ed ken kenji hiroshi takashi minho carlos juan miguel antonio marco mario paolo ahmed mohammed muhammad omar ali ivan igor'.split(' '),
); // oxfmt-ignore

/** Whether a first name is a woman's or a man's, where that is common knowledge. */
export function genderOfName(name: string): Gender | undefined {
  const key = name.toLowerCase();
  return women.has(key) ? 'f' : men.has(key) ? 'm' : undefined;
}
