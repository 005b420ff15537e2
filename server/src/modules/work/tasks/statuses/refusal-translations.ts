import { statusesOfSet } from './record.ts'

/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  task_status_not_found: {
    fi: [
      'Tehtävän tilaa ei löydy',
      'Hae tilat osoitteesta `GET /v1/projects/{id}/task-statuses` tai oletukset osoitteesta `GET /v1/task-statuses`.',
    ],
    sv: [
      'Uppgiftsstatusen finns inte',
      'Hämta statusarna från `GET /v1/projects/{id}/task-statuses`, eller de förvalda från `GET /v1/task-statuses`.',
    ],
  },
  task_status_set_stale: {
    fi: ['Tilat ovat muuttuneet', 'Lue tilat uudelleen, katso mikä on muuttunut ja lähetä ne uudelleen.'],
    sv: ['Statusarna har ändrats', 'Läs statusarna på nytt, se vad som har ändrats och skicka dem igen.'],
  },
  task_status_code_repeated: {
    fi: ['Kahdella tilalla on sama koodi', 'Anna jokaiselle tilalle oma koodi.'],
    sv: ['Två statusar har samma kod', 'Ge varje status en egen kod.'],
  },
  task_status_set_incomplete: {
    fi: [
      'Jonkinlainen tila puuttuu',
      `Lähetä vähintään yksi tila kutakin lajia ja kaikkiaan enintään ${statusesOfSet}.`,
    ],
    sv: ['Ett slags status saknas', `Skicka minst en av varje slag, och högst ${statusesOfSet} sammanlagt.`],
  },
  task_status_in_use: {
    fi: ['Tilassa on tehtäviä', 'Anna tehtäville ensin toinen tila: `POST /v1/tasks/bulk`.'],
    sv: ['Uppgifter har statusen', 'Ge uppgifterna en annan status först, med `POST /v1/tasks/bulk`.'],
  },
  task_transition_invalid: {
    fi: ['Siirto ei sovi tiloihin', 'Lähetä jokainen siirto kerran, kahden tilan välillä.'],
    sv: ['En flytt passar inte statusarna', 'Skicka varje flytt en gång, mellan två av statusarna.'],
  },
} as const
