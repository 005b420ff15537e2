/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  crm_lead_not_found: {
    fi: ['Liidiä ei löydy', 'Hae liidit osoitteesta `GET /v1/crm/leads`.'],
    sv: ['Leadet finns inte', 'Hämta leaden från `GET /v1/crm/leads`.'],
  },
  crm_lead_stale: {
    fi: ['Liidi on muuttunut', 'Lue liidi uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.'],
    sv: ['Leadet har ändrats', 'Läs leadet på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  crm_lead_converted: {
    fi: [
      'Liidi on muunnettu',
      'Muuta asiakasta, yhteyshenkilöä tai kauppaa, jonka liidin `converted` nimeää.',
    ],
    sv: [
      'Leadet är omvandlat',
      'Ändra kunden, kontaktpersonen eller affären som leadets `converted` nämner.',
    ],
  },
  crm_lead_disqualified: {
    fi: ['Liidi on hylätty', 'Avaa liidi ensin uudelleen.'],
    sv: ['Leadet är diskvalificerat', 'Öppna leadet igen först.'],
  },
  crm_lead_not_disqualified: {
    fi: ['Liidi on avoin', 'Mitään ei tarvitse tehdä; lue liidi.'],
    sv: ['Leadet är öppet', 'Inget behöver göras; läs leadet.'],
  },
  crm_lead_anonymized: {
    fi: ['Liidin henkilötiedot on poistettu', 'Tee uusi liidi.'],
    sv: ['Leadet är anonymiserat', 'Gör ett nytt lead.'],
  },
  crm_lead_opted_out: {
    fi: [
      'Henkilö on kieltänyt markkinoinnin',
      'Lähetä mukana `optedOut: false`, kun henkilö on perunut kiellon.',
    ],
    sv: [
      'Personen har avböjt marknadsföring',
      'Skicka `optedOut: false` med det när personen har tagit tillbaka förbudet.',
    ],
  },
  crm_lead_business_id_invalid: {
    fi: ['Y-tunnus ei kelpaa', 'Korjaa Y-tunnus tai jätä se pois.'],
    sv: ['FO-numret är inte giltigt', 'Rätta FO-numret, eller utelämna det.'],
  },
} as const
