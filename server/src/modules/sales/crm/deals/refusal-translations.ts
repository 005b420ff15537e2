import { contactsOfDeal } from './bounds.ts'

/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  crm_deal_stage_fields_required: {
    fi: [
      'Vaihe vaatii kenttiä, jotka kaupalta puuttuvat',
      'Täytä kentät ensin, tai samassa pyynnössä, jos siinä on ne.',
    ],
    sv: [
      'Fasen kräver fält som affären saknar',
      'Fyll i fälten först, eller i samma begäran där den har dem.',
    ],
  },
  crm_deal_stale: {
    fi: ['Kauppa on muuttunut', 'Lue kauppa uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.'],
    sv: ['Affären har ändrats', 'Läs affären på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  crm_deal_closed: {
    fi: ['Kauppa on päätetty', 'Avaa kauppa ensin uudelleen, jos se on taas vireillä.'],
    sv: ['Affären är avslutad', 'Öppna affären igen först, om den är aktuell på nytt.'],
  },
  crm_deal_project_mismatch: {
    fi: [
      'Kaupasta ei voi tulla tätä projektia',
      'Nimeä kaupan asiakkaan projekti, projekti ilman asiakasta, tai ei mitään.',
    ],
    sv: [
      'Affären kan inte bli det projektet',
      'Ange ett projekt hos affärens kund eller utan kund, eller inget.',
    ],
  },
  crm_deal_open: {
    fi: ['Kauppa on avoin', 'Mitään ei tarvitse tehdä: kauppa on vireillä.'],
    sv: ['Affären är öppen', 'Inget behöver göras: affären är aktuell.'],
  },
  crm_deal_value_from_lines: {
    fi: ['Arvo tulee riveistä', 'Jätä `valueCents` pois; muuta rivejä tai poista ne kaikki: `lines: []`.'],
    sv: ['Raderna säger värdet', 'Utelämna `valueCents`; ändra raderna, eller ta bort alla med `lines: []`.'],
  },
  crm_deal_value_too_large: {
    fi: ['Rivien arvo on liian suuri', 'Tarkista määrät ja hinnat; jaa kauppa, jos ne ovat oikein.'],
    sv: ['Radernas värde är för stort', 'Se över mängder och priser; dela affären om de är rätt.'],
  },
  crm_deal_line_incomplete: {
    fi: [
      'Riviltä puuttuu tieto, jota tuote ei anna',
      'Nimeä tuote, jolla on hinta, tai lähetä molemmat kentät.',
    ],
    sv: ['En rad saknar det som ingen produkt säger', 'Ange en produkt med pris, eller skicka båda fälten.'],
  },
  crm_deal_contacts_invalid: {
    fi: [
      'Kaupan yhteyshenkilöt ovat ristiriidassa',
      `Lähetä enintään ${contactsOfDeal} yhteyshenkilöä, jokainen kerran ja yksi ensisijaisena.`,
    ],
    sv: [
      'Affärens kontaktpersoner motsäger varandra',
      `Skicka högst ${contactsOfDeal} kontaktpersoner, var och en en gång och en som primär.`,
    ],
  },
} as const
