import { refusals } from '../../../platform/contract/refusals.ts'

export const approvalRefusals = refusals({
  approval_decision_unknown: {
    status: 422,
    title: 'Nothing of the kind is decided so',
    when: 'An item of a batch names a decision that its kind does not know.',
    remedy: 'Use one of the words that `allowedDecisions` of the queue has for the kind.',
    translations: {
      fi: [
        'Tällaista asiaa ei päätetä näin',
        'Käytä jotakin sanoista, jotka jonon `allowedDecisions` antaa tälle asialle.',
      ],
      sv: [
        'Ett sådant ärende avgörs inte så',
        'Använd ett av de ord som köns `allowedDecisions` har för ärendet.',
      ],
    },
  },
  approval_stale: {
    status: 409,
    title: 'What is decided has changed',
    when: '`expectedUpdatedAt` of an item is not the `updatedAt` that the queue shows for it now.',
    remedy: 'Read the queue again, look at what changed, and decide anew.',
    translations: {
      fi: ['Päätettävä asia on muuttunut', 'Lue jono uudelleen, katso mikä on muuttunut ja päätä uudelleen.'],
      sv: ['Det som avgörs har ändrats', 'Läs kön på nytt, se vad som har ändrats och besluta igen.'],
    },
  },
})
