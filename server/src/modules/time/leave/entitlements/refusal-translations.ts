/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  leave_entitlement_exceeded: {
    fi: [
      'Lomaa ei ole jäljellä näin paljon',
      'Pyydä vähemmän päiviä tai myöhempiä päiviä, pyydä saldon korjausta tai jäsenelle lomaryhmää, jolla on tämä käytäntö.',
    ],
    sv: [
      'Så mycket ledighet finns inte kvar',
      'Be om färre dagar eller senare datum, låt någon rätta saldot, eller placera medlemmen i en ledighetsgrupp med regeln.',
    ],
  },
  leave_balance_not_found: {
    fi: ['Lomasaldoa ei löydy', 'Hae lomasaldojen tunnukset osoitteesta `GET /v1/leave-balances`.'],
    sv: ['Ledighetssaldot finns inte', 'Hämta ledighetssaldonas id från `GET /v1/leave-balances`.'],
  },
  leave_amount_zero: {
    fi: ['Mikään ei siirtyisi', 'Lähetä muu määrä kuin 0.'],
    sv: ['Ingenting skulle flyttas', 'Skicka ett annat antal än 0.'],
  },
  leave_year_unknown: {
    fi: [
      'Mikään lomavuosi ei ala sinä päivänä',
      'Lähetä lomavuoden alku niin kuin `GET /v1/leave-balances/{id}/explain` sen nimeää, tai jätä se pois.',
    ],
    sv: [
      'Inget ledighetsår börjar den dagen',
      'Skicka början av ett ledighetsår så som `GET /v1/leave-balances/{id}/explain` anger dem, eller utelämna den.',
    ],
  },
  leave_correction_own: {
    fi: ['Kukaan ei korjaa omaa lomaansa', 'Anna jonkun toisen henkilöstöasioista vastaavan tehdä se.'],
    sv: ['Ingen rättar sin egen ledighet', 'Låt någon annan som ansvarar för personalen göra det.'],
  },
  leave_illness_without_holiday: {
    fi: ['Näinä päivinä ei ollut lomaa', 'Nimeä poissaolo, joka oli lomaa, ja sen päiviä.'],
    sv: ['Ingen semester togs ut under dessa dagar', 'Ange frånvaron som tog ut semestern, och dagar i den.'],
  },
} as const
