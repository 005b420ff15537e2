/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  crm_activity_not_found: {
    fi: ['Aktiviteettia ei löydy', 'Hae aktiviteetit osoitteesta `GET /v1/crm/activities`.'],
    sv: ['Aktiviteten finns inte', 'Hämta aktiviteterna från `GET /v1/crm/activities`.'],
  },
  crm_activity_stale: {
    fi: [
      'Aktiviteetti on muuttunut',
      'Lue aktiviteetti uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Aktiviteten har ändrats',
      'Läs aktiviteten på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  crm_activity_already_done: {
    fi: [
      'Aktiviteetti on jo tehty',
      'Avaa se ensin uudelleen; korjaa tehdyn tulosta tai aikaa `PATCH`-pyynnöllä.',
    ],
    sv: [
      'Aktiviteten är redan utförd',
      'Öppna den igen först; rätta resultatet eller tiden för en utförd med `PATCH`.',
    ],
  },
  crm_activity_cancelled: {
    fi: ['Aktiviteetti on peruttu', 'Avaa se ensin uudelleen.'],
    sv: ['Aktiviteten är inställd', 'Öppna den igen först.'],
  },
  crm_activity_not_done: {
    fi: ['Aktiviteettia ei ole tehty', 'Merkitse aktiviteetti tehdyksi, tulos ja aika mukana.'],
    sv: ['Aktiviteten är inte utförd', 'Märk aktiviteten som utförd, med resultat och tid.'],
  },
  crm_activity_not_planned: {
    fi: [
      'Aktiviteetti ei ole enää suunniteltu',
      'Muuta sitä seuraavaa aktiviteettia, `nextActivityId`, tai avaa tämä ensin uudelleen.',
    ],
    sv: [
      'Aktiviteten är inte längre planerad',
      'Ändra aktiviteten som följer, `nextActivityId`, eller öppna den här igen först.',
    ],
  },
  crm_activity_done_in_future: {
    fi: [
      'Aktiviteetti olisi tehty tulevaisuudessa',
      'Lähetä, milloin se tehtiin, tai jätä `doneAt` pois, jos se on nyt.',
    ],
    sv: [
      'Aktiviteten skulle vara utförd i framtiden',
      'Skicka när den utfördes, eller utelämna `doneAt` för nu.',
    ],
  },
  crm_activity_note_not_planned: {
    fi: [
      'Muistiinpano kirjoitetaan, sitä ei suunnitella',
      'Jätä `state`, `dueAt` ja `recurrence` pois tai suunnittele `task`.',
    ],
    sv: [
      'En anteckning skrivs, den planeras inte',
      'Utelämna `state`, `dueAt` och `recurrence`, eller planera en `task`.',
    ],
  },
  crm_activity_recurrence_invalid: {
    fi: [
      'Toistosääntöä ei ymmärretä',
      'Lähetä sääntö kuten `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`, ja `COUNT` tai `UNTIL` (UTC-aikana, `20271231T220000Z`), jos toisto päättyy.',
    ],
    sv: [
      'Upprepningens regel kan inte tolkas',
      'Skicka en regel som `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`, med `COUNT` eller `UNTIL` (i UTC, `20271231T220000Z`) om den tar slut.',
    ],
  },
  crm_activity_recurrence_without_due: {
    fi: ['Ilman määräaikaa ei voi toistaa', 'Lähetä mukana `dueAt` aktiviteetille, joka on suunniteltu.'],
    sv: [
      'Det som saknar förfallotid kan inte upprepas',
      'Skicka `dueAt` med den, för en aktivitet som är planerad.',
    ],
  },
  crm_activity_outcome_not_found: {
    fi: ['Tulosta ei löydy', 'Hae tulokset osoitteesta `GET /v1/crm/activity-outcomes`.'],
    sv: ['Resultatet finns inte', 'Hämta resultaten från `GET /v1/crm/activity-outcomes`.'],
  },
  crm_activity_customer_mismatch: {
    fi: [
      'Kauppa on toisen asiakkaan kanssa',
      'Jätä `customerId` pois, niin aktiviteetti saa kaupan asiakkaan.',
    ],
    sv: ['Affären är med en annan kund', 'Utelämna `customerId`, så får aktiviteten affärens kund.'],
  },
} as const
