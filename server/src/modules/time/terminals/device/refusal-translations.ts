/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  device_member_unknown: {
    fi: [
      'Pääte ei tunne ketään tästä',
      'Yritä uudelleen tai pyydä ylläpitäjää asettamaan leimauskortti tai PIN-koodi.',
    ],
    sv: [
      'Terminalen känner ingen på detta',
      'Försök igen, eller be en administratör ställa in stämplingskortet eller PIN-koden.',
    ],
  },
  device_member_elsewhere: {
    fi: ['Jäsen leimaa muualla', 'Leimaa oman yksikön päätteellä tai pyydä ylläpitäjää lisäämään yksikkö.'],
    sv: [
      'Medlemmen stämplar på ett annat ställe',
      'Stämpla på en terminal för den egna enheten, eller be en administratör lägga till enheten.',
    ],
  },
  device_attempts_exhausted: {
    fi: [
      'Laitteella annettiin liian monta väärää korttia tai PIN-koodia',
      'Odota hetkeen `retryAt`, säilytä mitä ei otettu vastaan, ja lähetä se uudelleen.',
    ],
    sv: [
      'För många fel kort eller PIN-koder har getts vid apparaten',
      'Vänta till `retryAt`, behåll det som inte togs emot, och skicka det igen.',
    ],
  },
  device_pin_locked: {
    fi: ['PIN-koodi on lukittu', 'Odota hetkeen `retryAt` tai leimaa kortilla.'],
    sv: ['PIN-koden är låst', 'Vänta till `retryAt`, eller stämpla med kortet.'],
  },
  device_identification_incomplete: {
    fi: [
      'Leimaajaa ei ole nimetty, tai on kahdesti',
      'Lähetä leimauskortin koodi, tai jäsen ja hänen PIN-koodinsa.',
    ],
    sv: [
      'Ingen är angiven, eller någon två gånger',
      'Skicka stämplingskortets kod, eller medlemmen och dennes PIN-kod.',
    ],
  },
  device_clock_unusable: {
    fi: ['Laitteen kello on yli vuorokauden väärässä', 'Aseta laitteen kello ja mittaa se uudelleen.'],
    sv: ['Apparatens klocka går mer än ett dygn fel', 'Ställ apparatens klocka, och mät den igen.'],
  },
} as const
