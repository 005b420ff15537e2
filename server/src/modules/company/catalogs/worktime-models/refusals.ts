import { refusals } from '../../../../platform/contract/refusals.ts'

export const worktimeModelNotFound = refusals({
  worktime_model_not_found: {
    status: 404,
    title: 'No such worktime model',
    when: 'No worktime model of the organisation has this id.',
    remedy: 'Read the models from `GET /v1/worktime-models`.',
    translations: {
      fi: ['Työaikamallia ei löydy', 'Hae työaikamallit osoitteesta `GET /v1/worktime-models`.'],
      sv: ['Arbetstidsmodellen finns inte', 'Hämta arbetstidsmodellerna från `GET /v1/worktime-models`.'],
    },
  },
})
