import { isHuman, isSibling, koreanNoun } from './koreanNouns';
import { sayPhrase } from './nounPhrases';
import { counterOf } from './nouns';
import { withParticle, type Particle } from './particles';
import type { Scene } from './scene';
import { Unsayable, fixed, word, type Words } from './words';

/** What is asked for, where a noun says of what kind it is: 고양이가 몇 마리, 무슨 음악을, 어떤 언어를. */
export function askedNoun(scene: Scene, particle: Particle | undefined): Words {
  const { asked, asksFor } = scene.clause;
  if (!asked || asked.count !== undefined || asked.and || asked.of) throw new Unsayable();
  const plain = { ...asked, plural: asked.plural && isSibling(asked.noun), determiner: 'none' } as const;
  const bare = sayPhrase(plain, scene);
  const said = particle === undefined ? bare : withParticle(bare, particle);
  switch (asksFor) {
    case 'how-many': {
      const found = koreanNoun(plain, scene);
      const counter = counterOf(found);
      if (counter === undefined) throw new Unsayable();
      return [...said, word('몇', 'how many'), word(counter, isHuman(found) ? 'people' : ':counter')];
    }
    case 'how-much':
      return [...said, word('얼마나', 'how much')];
    case 'which':
      return [...fixed('어떤~어떻다=which'), ...said];
    case 'what':
      return [...fixed('무슨=what'), ...said];
    default:
      throw new Unsayable();
  }
}
