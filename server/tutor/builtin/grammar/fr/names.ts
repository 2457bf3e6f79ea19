import type { Gender } from './inflect';

const women = new Set(
  'emma anna sarah laura lisa julia maria marie sophie sophia lena lea hannah mia emily emilia olivia amelia charlotte alice lucy lily grace chloe jane mary kate katie anne ann amy rachel rebecca jessica jennifer susan linda barbara elizabeth helen nicole claire camille julie celine isabelle nina eva clara paula ella zoe ruby daisy molly ellen karen nancy betty ruth margaret patricia michelle stephanie melanie sandra monika petra sabine heike claudia katharina christine martina angela yuki sakura aiko yuna jiwoo minji'.split(' '),
); // prettier-ignore
const men = new Set(
  'tom tim john james jack harry george william oliver noah liam lucas luca leo max paul peter david daniel michael thomas mark matthew andrew robert richard charles joseph ben benjamin sam samuel adam alex alexander simon steve steven stephen martin stefan andreas jan jonas felix finn lukas leon oscar hugo louis pierre jean jacques luc marc nicolas antoine julien henry edward frank eric kevin brian patrick philip chris christopher anthony nick rob bob bill joe dave mike matt dan ed ken kenji hiroshi takashi minho carlos juan miguel antonio marco mario paolo ahmed mohammed muhammad omar ali ivan igor'.split(' '),
); // prettier-ignore

/** Whether a first name is a woman's or a man's, where that is common knowledge. */
export function genderOfName(name: string): Gender | undefined {
  const key = name.toLowerCase();
  return women.has(key) ? 'f' : men.has(key) ? 'm' : undefined;
}
