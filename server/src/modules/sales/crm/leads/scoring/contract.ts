import { contract } from '../../../../../platform/contract/family.ts'
import { exampleId } from '../../../../../platform/contract/openapi/example-id.ts'
import { object, page, paging } from '../../../../../platform/contract/shapes.ts'
import { customFieldValueRefusals } from '../../../../records/custom-fields/refusals.ts'
import { datedRefusals } from '../dated/refusals.ts'
import { leadSourceNotFound } from '../sources/refusals.ts'
import { leadScoringRefusals } from './refusals.ts'
import { NewScoreVersion, ScoreVersion } from './shapes.ts'

export const leadScoring = contract({
  name: 'leadScoring',
  tag: 'CRM',
  refusals: { ...leadScoringRefusals, ...datedRefusals },
  uses: {
    refusals: {
      ...leadSourceNotFound,
      custom_field_unknown: customFieldValueRefusals.custom_field_unknown,
    },
  },
  events: {},
  audited: { lead_score_version: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/crm/lead-scoring',
      summary: 'List the versions of the lead scoring',
      description:
        'The rules by which leads are scored, the latest version first. Of versions that begin on one day the one that was added last holds.',
      needs: ['crm.use', 'crm.privacy', 'org.admin'],
      feature: 'crm',
      query: object(paging),
      answers: page(ScoreVersion),
    },
    addVersion: {
      method: 'POST',
      path: '/v1/crm/lead-scoring',
      summary: 'Score leads by other rules',
      description:
        'Score leads by other rules from a day on. Every open lead is scored anew when the version comes into force, at once when that is today and else within an hour of its day; a converted or disqualified lead keeps the score that it had.',
      needs: ['org.admin'],
      feature: 'crm',
      body: NewScoreVersion,
      status: 201,
      answers: ScoreVersion,
      refuses: [
        'crm_lead_version_in_past',
        'crm_lead_score_rule_invalid',
        'lead_source_not_found',
        'custom_field_unknown',
      ],
      example: {
        body: {
          rules: [
            {
              code: 'phone',
              name: 'Has a telephone number',
              points: 10,
              when: 'field_present',
              field: 'contact.phone',
            },
            { code: 'free_mail', name: 'Address of a free mail service', points: -15, when: 'free_mail' },
          ],
        },
        answer: {
          id: exampleId('leadScoreVersionId'),
          validFrom: '2026-11-20',
          inForce: true,
          rules: [
            {
              code: 'phone',
              name: 'Has a telephone number',
              points: 10,
              when: 'field_present',
              field: 'contact.phone',
              value: null,
            },
            {
              code: 'free_mail',
              name: 'Address of a free mail service',
              points: -15,
              when: 'free_mail',
              field: null,
              value: null,
            },
          ],
          createdAt: '2026-11-20T07:00:00.000Z',
        },
      },
    },
  },
})
