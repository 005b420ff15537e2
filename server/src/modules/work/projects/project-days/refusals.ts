import { refusals } from '../../../../platform/contract/refusals.ts'

export const projectDayRefusals = refusals({
  project_day_not_found: {
    status: 404,
    title: 'No such project day',
    when: 'No project day has this id, or it is of a project whose hours somebody else approves.',
    remedy: 'Read project days from `GET /v1/project-days`.',
    translations: {
      fi: ['Projektipäivää ei löydy', 'Hae projektipäivät osoitteesta `GET /v1/project-days`.'],
      sv: ['Projektdagen finns inte', 'Hämta projektdagarna från `GET /v1/project-days`.'],
    },
  },
  project_day_approved: {
    status: 409,
    title: 'The project day is approved already',
    when: 'A project day that is approved is to be approved.',
    remedy: 'Nothing is left to do; return it if it is not to be billed so.',
    translations: {
      fi: [
        'Projektipäivä on jo hyväksytty',
        'Mitään ei tarvitse tehdä; palauta se, jos sitä ei saa laskuttaa näin.',
      ],
      sv: [
        'Projektdagen är redan godkänd',
        'Inget behöver göras; returnera den om den inte ska faktureras så.',
      ],
    },
  },
  project_day_returned: {
    status: 409,
    title: 'The project day is returned already',
    when: 'A project day that is returned is to be returned.',
    remedy: 'Wait until the work day is corrected, or approve it after all.',
    translations: {
      fi: ['Projektipäivä on jo palautettu', 'Odota työpäivän korjausta tai hyväksy se sittenkin.'],
      sv: [
        'Projektdagen är redan returnerad',
        'Vänta tills arbetsdagen har rättats, eller godkänn den ändå.',
      ],
    },
  },
  project_day_open: {
    status: 409,
    title: 'The work day of the project day is open',
    when: 'A project day is to be decided whose work day was opened since, and may become another one.',
    remedy: 'Wait until the work day is approved again.',
    translations: {
      fi: ['Projektipäivän työpäivä on avattu', 'Odota, kunnes työpäivä on hyväksytty uudelleen.'],
      sv: ['Projektdagens arbetsdag är öppnad', 'Vänta tills arbetsdagen har godkänts på nytt.'],
    },
  },
  project_day_stale: {
    status: 409,
    title: 'The project day has changed',
    when: '`expectedUpdatedAt` is not the `updatedAt` of the project day: its hours were written anew, or somebody decided it.',
    remedy: 'Read the project day again, and decide on what it is now.',
    translations: {
      fi: ['Projektipäivä on muuttunut', 'Lue projektipäivä uudelleen ja päätä siitä, mitä se nyt on.'],
      sv: ['Projektdagen har ändrats', 'Läs projektdagen på nytt och besluta om vad den är nu.'],
    },
  },
})
