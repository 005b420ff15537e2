/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  change_order_not_found: {
    fi: [
      'Muutostyötä ei löydy',
      'Hae projektin muutostyöt osoitteesta `GET /v1/projects/{id}/change-orders`.',
    ],
    sv: [
      'Ändringsarbetet finns inte',
      'Hämta projektets ändringsarbeten från `GET /v1/projects/{id}/change-orders`.',
    ],
  },
  change_order_decided: {
    fi: ['Muutostyöstä on päätetty', 'Lue muutostyö. Hyväksyttyä muutetaan toisella muutostyöllä.'],
    sv: [
      'Ändringsarbetet är avgjort',
      'Läs ändringsarbetet. Det som godkänts ändras med ett nytt ändringsarbete.',
    ],
  },
  change_order_below_zero: {
    fi: [
      'Budjetti jäisi alle nollan',
      'Tarkista perusbudjetti; korvaa muutostyö sellaisella, joka vie vähemmän.',
    ],
    sv: [
      'Budgeten skulle bli mindre än noll',
      'Se vad utgångsbudgeten är; ersätt ändringsarbetet med ett som tar mindre.',
    ],
  },
  change_order_beyond_limits: {
    fi: [
      'Projekti ei voi olla sellainen',
      'Tarkista projektin ja vaiheen budjetit ja päivät; korvaa muutostyö sopivalla.',
    ],
    sv: [
      'Projektet kan inte vara sådant',
      'Se projektets och fasens budgetar och datum; ersätt ändringsarbetet med ett som passar.',
    ],
  },
  change_order_changes_nothing: {
    fi: [
      'Osa muutostyöstä ei muuta mitään',
      'Aseta ensin päättymispäivä tai budjetti, tai jätä se osa pois. Mikä vaihdetaan ilman hintaa, sanotaan riveillä.',
    ],
    sv: [
      'En del av ändringsarbetet ändrar ingenting',
      'Ange först slutdagen eller budgeten, eller lämna bort den delen. Det som byts utan pris sägs på rader.',
    ],
  },
  change_order_not_sent: {
    fi: [
      'Muutostyötä ei ole lähetetty',
      'Lähetä se ensin: `POST /v1/change-orders/{id}/send`; luonnosta muutetaan, ei korvata.',
    ],
    sv: [
      'Ändringsarbetet har inte skickats',
      'Skicka det först med `POST /v1/change-orders/{id}/send`; ett utkast ändras, det ersätts inte.',
    ],
  },
  change_order_withdrawn: {
    fi: ['Muutostyö on vedetty takaisin', 'Hae projektin muutostöistä se, joka on voimassa.'],
    sv: ['Ändringsarbetet är återkallat', 'Läs projektets ändringsarbeten för att hitta det som gäller.'],
  },
  change_order_stale: {
    fi: [
      'Muutostyö on muuttunut',
      'Lue muutostyö uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Ändringsarbetet har ändrats',
      'Läs ändringsarbetet på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  change_order_not_draft: {
    fi: [
      'Muutostyö ei ole enää luonnos',
      'Korvaa se: `POST /v1/change-orders/{id}/supersede`, ja muuta uutta luonnosta.',
    ],
    sv: [
      'Ändringsarbetet är inte längre ett utkast',
      'Ersätt det med `POST /v1/change-orders/{id}/supersede`, och ändra det nya utkastet.',
    ],
  },
  change_order_delta_from_lines: {
    fi: ['Summa tulee riveistä', 'Jätä `deltaCents` pois tai lähetä `lines` tyhjänä luettelona.'],
    sv: ['Summan följer av raderna', 'Utelämna `deltaCents`, eller skicka `lines` som en tom lista.'],
  },
  change_order_value_too_large: {
    fi: ['Muutostyön arvo on liian suuri', 'Tarkista määrät ja hinnat; jaa muutostyö, jos ne ovat oikein.'],
    sv: [
      'Ändringsarbetets värde är för stort',
      'Se över mängder och priser; dela ändringsarbetet om de är rätt.',
    ],
  },
  change_order_validity_invalid: {
    fi: ['Linkki ei voi olla voimassa siihen päivään', 'Valitse päivä siltä väliltä tai jätä se pois.'],
    sv: ['Länken kan inte gälla till den dagen', 'Välj en dag däremellan, eller utelämna den.'],
  },
  change_order_contact_unreachable: {
    fi: [
      'Yhteyshenkilöllä ei ole sähköpostiosoitetta',
      'Lisää yhteyshenkilölle osoite tai lähetä vastauksen `url` itse.',
    ],
    sv: [
      'Kontaktpersonen har ingen e-postadress',
      'Lägg till adressen för kontaktpersonen, eller skicka svarets `url` själv.',
    ],
  },
  change_order_document_changed: {
    fi: ['Asiakirja ei ole se, joka näytettiin', 'Avaa linkki uudelleen ja vastaa siihen, mitä se näyttää.'],
    sv: ['Det är inte det som visades', 'Öppna länken igen, och svara på det som den visar.'],
  },
} as const
