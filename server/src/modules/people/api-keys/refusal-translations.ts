/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  api_key_not_found: {
    fi: ['API-avainta ei löydy', 'Hae avainten tunnukset osoitteesta `GET /v1/api-keys`.'],
    sv: ['API-nyckeln finns inte', 'Hämta nycklarnas id från `GET /v1/api-keys`.'],
  },
  api_key_stale: {
    fi: ['Avain on muuttunut', 'Lue avain uudelleen ja päätä uudelleen.'],
    sv: ['Nyckeln har ändrats', 'Läs nyckeln på nytt och besluta igen.'],
  },
  api_key_revoked: {
    fi: ['Avain on peruttu', 'Tee uusi avain; peruttu pysyy peruttuna.'],
    sv: ['Nyckeln är återkallad', 'Gör en ny nyckel; en återkallad förblir återkallad.'],
  },
  api_key_not_rotatable: {
    fi: [
      'Avain ei ole enää voimassa',
      'Anna vanhentuneelle avaimelle ensin myöhempi `expiresAt`; tee perutun tilalle uusi avain.',
    ],
    sv: [
      'Nyckeln gäller inte längre',
      'Ge en utgången nyckel först ett senare `expiresAt`; gör en ny nyckel i stället för en återkallad.',
    ],
  },
  api_key_expiry_in_past: {
    fi: [
      'Päättyminen ei ole tulevaisuudessa',
      'Valitse myöhempi hetki; peru avain, jos sen pitää päättyä nyt.',
    ],
    sv: [
      'Utgången ligger inte i framtiden',
      'Välj en senare tidpunkt; återkalla nyckeln för att avsluta den nu.',
    ],
  },
  api_key_owner_not_active: {
    fi: ['Omistaja ei ole käytössä', 'Valitse käytössä oleva jäsen.'],
    sv: ['Ägaren är inte aktiv', 'Välj en aktiv medlem.'],
  },
  personal_key_of_another_member: {
    fi: [
      'Henkilökohtaisen avaimen tekee jäsen itse',
      'Anna jäsenen tehdä oma avaimensa tai tee palveluavain; toisen henkilökohtaisen avaimen voi perua.',
    ],
    sv: [
      'En personlig nyckel görs av sin medlem',
      'Låt medlemmen göra sin egen nyckel, eller gör en tjänstenyckel; någon annans personliga nyckel kan återkallas.',
    ],
  },
  personal_key_not_reassignable: {
    fi: [
      'Henkilökohtainen avain pysyy jäsenellään',
      'Anna toisen jäsenen tehdä oma avaimensa tai käytä palveluavainta.',
    ],
    sv: [
      'En personlig nyckel stannar hos sin medlem',
      'Låt den andra medlemmen göra en egen nyckel, eller använd en tjänstenyckel.',
    ],
  },
  key_scope_exceeds_creator: {
    fi: ['Laajuus ylittää kutsujan oikeudet', 'Jätä oikeudet pois tai anna jonkun, jolla ne ovat, tehdä se.'],
    sv: [
      'Omfattningen går utöver den anropandes behörigheter',
      'Utelämna dem, eller låt någon som har dem göra det.',
    ],
  },
  key_scope_exceeds_owner: {
    fi: ['Laajuus ylittää omistajan oikeudet', 'Jätä oikeudet pois tai valitse omistaja, jolla ne ovat.'],
    sv: ['Omfattningen går utöver ägarens behörigheter', 'Utelämna dem, eller välj en ägare som har dem.'],
  },
} as const
