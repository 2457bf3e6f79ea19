import type { SetPhraseWords } from '../setPhrases';
import { assemble, pieces } from './pieces';

/** What French says in fixed words; `!` and `?` at the end are marks. */
export const setPhrases: SetPhraseWords = {
  say(source) {
    const mark = source.endsWith('!') ? '!' : source.endsWith('?') ? '?' : '.';
    const said = pieces(source.replace(/\s*[!?]$/u, ''));
    return assemble(
      said.map((each) => (each.surface.startsWith('-') ? { ...each, glued: true } : each)),
      mark,
    );
  },
  uncapitalised: (word) =>
    word.lemma === undefined && /^\p{Lu}/u.test(word.gloss)
      ? word
      : { ...word, surface: word.surface.charAt(0).toLowerCase() + word.surface.slice(1) },
  openings: { but: 'mais=but', so: 'alors=so' },
  phrases: {
    'not-really': 'pas=not vraiment=really',
    'same-here': 'moi=me aussi=too',
    'me-neither': 'moi=me non_plus=neither',
    'a-little': 'juste=just un=a peu=little',
    'it-depends': 'ça=that dépend~dépendre=depends',
    'nothing-special': 'rien=nothing de=of spécial=special',
    'not-yet': 'pas=not encore=yet',
    'not-at-all': 'pas=not du_tout=at_all',
    'as-always': 'comme=as toujours=always',
    'that-is-all': 'ce=that est~être=is tout=all',
    'hope-so': 'je=I l’~le=it espère~espérer=hope',
    'hope-not': 'je=I espère~espérer=hope que=that non=not',
    'not-sure': 'je=I ne=:negative sais~savoir=know pas=not trop=too_well',
    'no-idea': 'aucune~aucun=no idée=idea',
    'never-mind': 'ce=that ne=:negative est~être=is pas=not grave=serious',
    'no-hurry': 'rien=nothing ne=:negative presse~presser=is_urgent',
    'already-told':
      'je=I te=you le=it ai~avoir=have déjà=already dit~dire=told | je=I vous=you le=it ai~avoir=have déjà=already dit~dire=told',
    'just-said': 'je=I viens~venir=just de=of le=it dire=say',
    'not-said': 'ce=that ne=:negative est~être=is pas=not ce=that que=which je=I ai~avoir=have dit~dire=said',
    'not-meant': 'ce=that ne=:negative est~être=is pas=not ce=that que=which je=I voulais~vouloir=wanted dire=say',
    'not-asked': 'ce=that ne=:negative était~être=was pas=not ma~mon=my question=question',
    'a-joke': 'ce=that était~être=was une~un=a blague=joke',
    'asked-already':
      'tu=you me=me as~avoir=have déjà=already demandé~demander=asked ça=that | vous=you me=me avez~avoir=have déjà=already demandé~demander=asked ça=that',
    'no-answer':
      'tu=you ne=:negative as~avoir=have pas=not répondu~répondre=answered à=to ma~mon=my question=question | vous=you ne=:negative avez~avoir=have pas=not répondu~répondre=answered à=to ma~mon=my question=question',
    'not-true': 'ce=that ne=:negative est~être=is pas=not vrai=true',
    'no-sense': 'ça=that ne=:negative a~avoir=has pas=not de=of sens=sense',
    'let-me-think': 'laisse~laisser=let -moi~moi=me réfléchir=think | laissez~laisser=let -moi~moi=me réfléchir=think',
    'it-is-late': 'il=it est~être=is tard=late',
    'it-is-early': 'il=it est~être=is tôt=early',
    'what-do-you-mean': 'comment=how ça=that ?',
    'be-honest': 'sois~être=be honnête=honest | soyez~être=be honnête=honest',
    'be-careful': 'fais~faire=pay attention=attention | faites~faire=pay attention=attention',
    'be-friends': 'soyons~être=let’s_be amis~ami=friends',
    'wish-me-luck':
      'souhaite~souhaiter=wish -moi~moi=me bonne~bon=good chance=luck | souhaitez~souhaiter=wish -moi~moi=me bonne~bon=good chance=luck',
    'one-moment': 'un=one instant=moment',
    'guess-what': 'devine~deviner=guess ! | devinez~deviner=guess !',
    'keep-change': 'garde~garder=keep la~le=the monnaie=change | gardez~garder=keep la~le=the monnaie=change',
    'good-luck': 'bonne~bon=good chance=luck !',
    'well-done': 'bravo=well_done !',
    congratulations: 'félicitations~félicitation=congratulations !',
    'how-sweet': 'comme=how ce=it est~être=is mignon=sweet !',
    'good-one': 'elle=it est~être=is bonne~bon=good !',
    'how-nice': 'ce=that est~être=is super=great !',
    'how-sad': 'comme=how ce=it est~être=is triste=sad !',
    'how-awful': 'ce=that est~être=is affreux=awful !',
    'how-funny': 'comme=how ce=it est~être=is drôle=funny !',
    'how-interesting': 'comme=how ce=it est~être=is intéressant=interesting !',
    'no-way': 'pas=not possible=possible !',
    'a-pity': 'ce=that est~être=is dommage=pity',
    'good-question': 'bonne~bon=good question=question !',
    'kind-of-you':
      'ce=that est~être=is gentil=kind de=of ta~ton=your part=side | ce=that est~être=is gentil=kind de=of votre=your part=side',
    'thanks-for-help': 'merci=thanks pour=for ton=your aide=help | merci=thanks pour=for votre=your aide=help',
    'thanks-for-asking': 'merci=thanks de=for demander=ask',
    'thanks-for-teaching': 'merci=thanks pour=for la~le=the leçon=lesson',
    'thanks-for-explaining':
      'merci=thanks pour=for tes~ton=your explications~explication=explanations | merci=thanks pour=for vos~votre=your explications~explication=explanations',
    'thanks-for-talking': 'merci=thanks pour=for la~le=the conversation=conversation',
    'thanks-for-everything': 'merci=thanks pour=for tout=everything',
    'that-helped': 'ça=that me=me a~avoir=has bien=well aidé~aider=helped',
    'sorry-late': 'pardon=sorry pour=for le=the retard=delay',
    'sorry-mistakes': 'pardon=sorry pour=for mes~mon=my fautes~faute=mistakes',
    'sorry-to-hear': 'ce=that est~être=is vraiment=really triste=sad',
    'good-night': 'bonne~bon=good nuit=night',
    goodbye: 'au_revoir=goodbye',
    'see-you-tomorrow': 'à=until demain=tomorrow',
    'see-you-soon': 'à=until bientôt=soon',
    'see-you-later': 'à=until plus=more tard=late',
    'next-time': 'à=until la~le=the prochaine~prochain=next fois=time',
    'nice-day': 'bonne~bon=good journée=day',
    'nice-evening': 'bonne~bon=good soirée=evening',
    'nice-weekend': 'bon=good week-end=weekend',
    'sleep-well': 'dors~dormir=sleep bien=well | dormez~dormir=sleep bien=well',
    'nice-talking':
      'ça=that me=me a~avoir=has fait~faire=made plaisir=pleasure de=to parler=talk avec=with toi=you | ça=that me=me a~avoir=has fait~faire=made plaisir=pleasure de=to parler=talk avec=with vous=you',
  },
};
