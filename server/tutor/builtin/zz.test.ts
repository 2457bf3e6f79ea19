import { it } from 'vitest';
import { readFileSync } from 'node:fs';
import { realBank } from '/work/main/server/tutor/builtin/format/realContent';
import { freshState } from '/work/main/server/tutor/builtin/dialogueState';
import { understand } from '/work/main/server/tutor/builtin/understanding/understand';
import { recast } from '/work/main/server/tutor/builtin/dialogue/recast';
import { planTurn } from '/work/main/server/tutor/builtin/dialogue/dialogue';
it('x', () => {
  const lang = process.env.LANG_X ?? 'fr';
  const bank = realBank(lang);
  let state = freshState;
  for (const message of readFileSync('/tmp/messages.txt', 'utf8').trim().split('\n')) {
    const t = performance.now();
    const u = understand(message, state, bank);
    const r = recast(u, bank, { message, state, address: 'unsaid', languageName: lang, knownCount: () => 0 });
    const plan = planTurn(u, { state, restarted: false }, { bank, address: 'unsaid', message, now: 1e12 } as never);
    const ms = performance.now() - t;
    console.log(`> ${message}\n  me: ${r.text ?? '—'} ${r.notes.apology ? '(' + r.notes.apology.slice(0, 60) + ')' : ''}${r.notes.correction ? ' [' + r.notes.correction + ']' : ''}\n  tutor: ${plan.said.map((s) => s.text).join(' ')}  || ${plan.said.map((s) => s.means).join(' ')}   {${u.parts.map((p) => p.candidate.kind === 'say' ? '@' + p.candidate.entry : p.candidate.scene + '/' + p.candidate.line).join(', ')}${u.sentences ? ' S' : ''}} ${ms.toFixed(0)}ms`);
    if (process.env.KEEP) state = plan.state;
  }
}, 300000);
