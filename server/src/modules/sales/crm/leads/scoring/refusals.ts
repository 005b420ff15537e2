import { refusals } from '../../../../../platform/contract/refusals.ts'

export const leadScoringRefusals = refusals({
  crm_lead_score_rule_invalid: {
    status: 422,
    title: 'A rule of the score contradicts itself',
    when: 'A rule lacks the `field` or `value` of its condition or has one that the condition does not take, names a channel that there is not, compares `businessId`, or two rules have one code; `rule` names it.',
    remedy: 'Send `field` and `value` as the condition takes them, and each code once.',
    translations: {
      fi: [
        'Pisteytyksen sääntö on ristiriitainen',
        'Lähetä `field` ja `value` niin kuin ehto ne ottaa, ja jokainen koodi kerran.',
      ],
      sv: [
        'En poängregel motsäger sig själv',
        'Skicka `field` och `value` så som villkoret tar dem, och varje kod en gång.',
      ],
    },
  },
})
