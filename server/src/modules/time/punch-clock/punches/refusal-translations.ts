/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  punch_too_old: {
    fi: ['Leimaus on liian vanha', 'Kirjaa tunnit suoraan päivälle tai pyydä esihenkilöä tekemään se.'],
    sv: ['Stämplingen är för gammal', 'Skriv timmarna direkt på dagen, eller be chefen göra det.'],
  },
  punch_in_future: {
    fi: ['Leimaus on tulevaisuudessa', 'Aseta laitteen kello oikeaan aikaan tai jätä `occurredAt` pois.'],
    sv: ['Stämplingen ligger i framtiden', 'Ställ apparatens klocka, eller utelämna `occurredAt`.'],
  },
  punch_id_reused: {
    fi: [
      'clientPunchId kuuluu toiselle leimaukselle',
      'Tee jokaiselle leimaukselle uusi UUID ja lähetä uusi yritys täsmälleen samanlaisena.',
    ],
    sv: [
      'clientPunchId hör till en annan stämpling',
      'Gör ett nytt UUID för varje stämpling, och skicka ett nytt försök precis som första gången.',
    ],
  },
  punch_not_found: {
    fi: [
      'Leimausta ei löydy',
      'Hae leimaukset osoitteesta `GET /v1/me/punches` tai `GET /v1/team/unplaced-punches`.',
    ],
    sv: [
      'Stämplingen finns inte',
      'Hämta stämplingarna från `GET /v1/me/punches` eller `GET /v1/team/unplaced-punches`.',
    ],
  },
  punch_not_unplaced: {
    fi: ['Leimaus on jo sijoitettu', 'Lue leimaus; sijoitettua muutetaan korjauksella.'],
    sv: ['Stämplingen är redan placerad', 'Läs stämplingen; en placerad ändras med en rättelse.'],
  },
} as const
