import { refusals } from '../../../../../platform/contract/refusals.ts'
import { array, Code, Name, oneOf } from '../../../../../platform/contract/shapes.ts'
import { defaulted, fixed, required } from '../../../../../platform/register/fields.ts'
import { register } from '../../../../../platform/register/register.ts'
import { crmPart } from '../../part.ts'
import { activityTypes } from '../record.ts'

/** What may come of activities: “reached”, “no answer”. An outcome is for some types, or for all. */
export const activityOutcomes = register({
  singular: 'activity_outcome',
  plural: 'activity_outcomes',
  called: {
    fi: { one: 'aktiviteetin tulos', none: 'aktiviteetin tulosta', many: 'tulokset' },
    sv: { one: 'aktivitetsresultatet', many: 'resultaten' },
  },
  part: crmPart,
  fields: {
    code: fixed(required(Code)),
    name: required(Name),
    activityTypes: defaulted(
      array(oneOf(activityTypes), {
        uniqueItems: true,
        maxItems: activityTypes.length,
        description: 'The types of activity that it is for; empty for all.',
      }),
      [],
    ),
  },
  refusals: refusals({
    activity_outcome_not_found: {
      status: 404,
      title: 'No such outcome',
      when: 'No outcome of the organisation has this id.',
      remedy: 'Read the outcomes from `GET /v1/crm/activity-outcomes`.',
      translations: {
        fi: ['Aktiviteetin tulosta ei löydy', 'Hae tulokset osoitteesta `GET /v1/crm/activity-outcomes`.'],
        sv: ['Aktivitetsresultatet finns inte', 'Hämta resultaten från `GET /v1/crm/activity-outcomes`.'],
      },
    },
  }),
  operations: {
    create: { example: { body: { code: 'no_answer', name: 'No answer', activityTypes: ['call'] } } },
  },
})
