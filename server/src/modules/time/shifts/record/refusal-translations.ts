/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  planning_unit_not_planned: {
    fi: ['Yksikön vuorot suunnittelee joku muu', 'Pyydä yksikön esihenkilöä, työnjohtajaa tai ylläpitäjää.'],
    sv: ['Någon annan planerar enheten', 'Fråga enhetens chef, en arbetsledare eller en administratör.'],
  },
  shift_not_found: {
    fi: ['Vuoroa ei löydy', 'Hae vuorot osoitteesta `GET /v1/shifts`.'],
    sv: ['Passet finns inte', 'Hämta passen från `GET /v1/shifts`.'],
  },
  shift_stale: {
    fi: ['Vuoro on muuttunut', 'Lue vuoro uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.'],
    sv: ['Passet har ändrats', 'Läs passet på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  shift_cancelled: {
    fi: ['Vuoro on peruttu', 'Suunnittele toinen vuoro.'],
    sv: ['Passet är inställt', 'Planera ett annat pass.'],
  },
  shift_times_missing: {
    fi: ['Vuoron aikaa ei ole kerrottu', 'Lähetä molemmat, tai `shiftTypeId`, joka kertoo ne.'],
    sv: ['Ingen har sagt när passet är', 'Skicka båda, eller ett `shiftTypeId` som säger dem.'],
  },
  shift_times_invalid: {
    fi: [
      'Vuoron ajat eivät sovi yhteen',
      'Lähetä `endMinutes`, joka on `startMinutes`-ajan jälkeen; puolenyön jälkeen se jatkuu arvoon 2880.',
    ],
    sv: [
      'Passets tider passar inte ihop',
      'Skicka ett `endMinutes` efter `startMinutes`; efter midnatt fortsätter det till 2880.',
    ],
  },
  shift_member_not_in_unit: {
    fi: ['Jäsen ei kuulu mihinkään näistä yksiköistä', 'Valitse yksikön jäsen tai lisää jäsen ensin siihen.'],
    sv: [
      'Medlemmen hör inte till någon av enheterna',
      'Välj en medlem i enheten, eller lägg först till medlemmen där.',
    ],
  },
  shift_member_not_employed: {
    fi: ['Jäsen ei ole työsuhteessa sinä päivänä', 'Valitse toinen jäsen tai toinen päivä.'],
    sv: ['Medlemmen är inte anställd den dagen', 'Välj en annan medlem eller ett annat datum.'],
  },
  shift_member_missing: {
    fi: ['Julkaistulla vuorolla on tekijä', 'Peru vuoro tai anna se toiselle jäsenelle.'],
    sv: ['Ett publicerat pass har en medlem', 'Ställ in det, eller ge det till en annan medlem.'],
  },
  shift_row_repeated: {
    fi: ['Vuoro on lähetetty kahdesti', 'Lähetä yksi rivi, jossa on kaikki muutokset.'],
    sv: ['Passet har skickats två gånger', 'Skicka en rad med allt som ändras.'],
  },
  shift_row_incomplete: {
    fi: [
      'Rivi kertoo uudesta vuorosta liian vähän',
      'Lähetä uuden vuoron yksikkö ja päivä, tai tarkoitetun vuoron `id`.',
    ],
    sv: [
      'Raden säger för lite om ett nytt pass',
      'Skicka enhet och datum för ett nytt pass, eller `id` för det som avses.',
    ],
  },
  shift_entry_type_unfit: {
    fi: [
      'Kirjauslaji ei ole työtä varten',
      'Valitse jokin näiden ryhmien kirjauslaji: `GET /v1/entry-types`.',
    ],
    sv: [
      'Registreringstypen är inte avsedd för arbete',
      'Välj en registreringstyp i någon av dessa kategorier från `GET /v1/entry-types`.',
    ],
  },
} as const
