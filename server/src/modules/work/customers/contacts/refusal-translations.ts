/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  crm_contact_not_found: {
    fi: ['Yhteyshenkilöä ei löydy', 'Hae yhteyshenkilöt osoitteesta `GET /v1/contacts`.'],
    sv: ['Kontaktpersonen finns inte', 'Hämta kontaktpersonerna från `GET /v1/contacts`.'],
  },
  crm_contact_customer_mismatch: {
    fi: [
      'Yhteyshenkilö kuuluu toiselle asiakkaalle',
      'Valitse asiakkaan yhteyshenkilö tai liitä henkilö ensin asiakkaaseen.',
    ],
    sv: [
      'Kontaktpersonen hör till en annan kund',
      'Välj en kontaktperson hos kunden, eller koppla först personen till den.',
    ],
  },
  crm_contact_limit_reached: {
    fi: ['Asiakkaalla on liikaa yhteyshenkilöitä', 'Muuta olemassa olevaa.'],
    sv: ['Kunden har för många kontaktpersoner', 'Ändra en som redan finns.'],
  },
  crm_contact_stale: {
    fi: [
      'Yhteyshenkilö on muuttunut',
      'Lue yhteyshenkilö uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Kontaktpersonen har ändrats',
      'Läs kontaktpersonen på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  crm_contact_already_linked: {
    fi: ['Henkilö on jo asiakkaan yhteyshenkilö', 'Muuta yhteyshenkilöä; ota poistettu taas käyttöön.'],
    sv: [
      'Personen är redan kontaktperson hos kunden',
      'Ändra kontaktpersonen; aktivera en inaktiverad igen.',
    ],
  },
  crm_contact_opted_out: {
    fi: [
      'Henkilö on kieltänyt markkinoinnin',
      'Lähetä mukana `optedOut: false`, kun henkilö on perunut kiellon.',
    ],
    sv: [
      'Personen har avböjt marknadsföring',
      'Skicka `optedOut: false` med det när personen har tagit tillbaka förbudet.',
    ],
  },
  crm_contact_inactive: {
    fi: ['Yhteyshenkilö ei ole käytössä', 'Ota yhteyshenkilö ensin käyttöön tai valitse toinen.'],
    sv: ['Kontaktpersonen är inaktiverad', 'Aktivera kontaktpersonen först, eller välj en annan.'],
  },
  crm_contact_anonymized: {
    fi: ['Henkilön tiedot on poistettu', 'Lisää henkilö uudelleen, jos siihen on syy.'],
    sv: ['Personen är anonymiserad', 'Lägg till personen på nytt, om det finns skäl att känna den.'],
  },
} as const
