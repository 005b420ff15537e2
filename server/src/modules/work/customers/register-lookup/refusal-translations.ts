/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  customer_register_company_not_found: {
    fi: [
      'Yritystä ei ole rekisterissä',
      'Tarkista Y-tunnus asiakkaalta; asiakkaan voi sillä välin lisätä käsin: `POST /v1/customers`.',
    ],
    sv: [
      'Registret har inget sådant företag',
      'Kontrollera FO-numret med kunden; kunden kan under tiden läggas till för hand med `POST /v1/customers`.',
    ],
  },
  customer_register_unavailable: {
    fi: [
      'Yritysrekisteri ei vastaa',
      'Kysy uudelleen minuutin kuluttua; asiakkaan voi sillä välin lisätä käsin: `POST /v1/customers`.',
    ],
    sv: [
      'Företagsregistret svarar inte',
      'Fråga igen om en minut; kunden kan under tiden läggas till för hand med `POST /v1/customers`.',
    ],
  },
  customer_register_limit_reached: {
    fi: [
      'Liian monta yritystä haetaan samaan aikaan',
      'Odota `Retry-After` sekuntia ja hae yksi yritys kerrallaan.',
    ],
    sv: ['För många företag söks på en gång', 'Vänta `Retry-After` sekunder, och sök ett företag i taget.'],
  },
  customer_register_off: {
    fi: [
      'Yritysrekisteriä ei ole otettu käyttöön',
      'Pyydä palvelun ylläpitoa asettamaan `KONTTORI_COMPANY_REGISTER_URL`; asiakkaan voi sillä välin lisätä käsin: `POST /v1/customers`.',
    ],
    sv: [
      'Inget företagsregister är inställt',
      'Be driften ställa in `KONTTORI_COMPANY_REGISTER_URL`; kunden kan under tiden läggas till för hand med `POST /v1/customers`.',
    ],
  },
} as const
