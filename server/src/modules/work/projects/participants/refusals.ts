import { refusals } from '../../../../platform/contract/refusals.ts'

export const participantRefusals = refusals({
  project_participant_not_found: {
    status: 404,
    title: 'No such participant',
    when: 'No participant of the project has this id.',
    remedy: 'Read the participants from `GET /v1/projects/{id}/participants`.',
    translations: {
      fi: ['Osallistujaa ei löydy', 'Hae osallistujat osoitteesta `GET /v1/projects/{id}/participants`.'],
      sv: ['Deltagaren finns inte', 'Hämta deltagarna från `GET /v1/projects/{id}/participants`.'],
    },
  },
  project_participant_stale: {
    status: 409,
    title: 'The participant has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the participant.',
    remedy: 'Read the participant again, look at what changed, and send the change anew.',
    translations: {
      fi: [
        'Osallistuja on muuttunut',
        'Lue osallistuja uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
      ],
      sv: [
        'Deltagaren har ändrats',
        'Läs deltagaren på nytt, se vad som har ändrats och skicka ändringen igen.',
      ],
    },
  },
  project_participant_reprices_approved_hours: {
    status: 409,
    title: 'Approved hours would have another price',
    when: 'Who takes part, and as what, was to be otherwise on days of which hours of the member are approved and not billed, and a rate looks at it.',
    remedy: 'Let it hold from a later day on, or send `reprice`.',
    translations: {
      fi: [
        'Hyväksytyille tunneille tulisi toinen hinta',
        'Anna muutoksen alkaa myöhemmästä päivästä tai lähetä `reprice`.',
      ],
      sv: [
        'Godkända timmar skulle få ett annat pris',
        'Låt ändringen gälla från en senare dag, eller skicka `reprice`.',
      ],
    },
  },
  project_participants_overlap: {
    status: 422,
    title: 'The member would take part twice on one day',
    when: 'A member was to take part in a project on a day on which they take part already, or was named twice.',
    remedy: 'End the other participation the day before, or change that one.',
    translations: {
      fi: [
        'Jäsen osallistuisi kahdesti samana päivänä',
        'Päätä toinen osallistuminen edellisenä päivänä tai muuta sitä.',
      ],
      sv: [
        'Medlemmen skulle delta två gånger samma dag',
        'Avsluta det andra deltagandet dagen innan, eller ändra det.',
      ],
    },
  },
})
