/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  passkey_not_found: {
    fi: ['Pääsyavainta ei löydy', 'Hae tunnukset osoitteesta `GET /v1/me/sign-in`.'],
    sv: ['Lösennyckeln finns inte', 'Hämta id från `GET /v1/me/sign-in`.'],
  },
  passkey_not_accepted: {
    fi: [
      'Pääsyavainta ei hyväksytty',
      'Pyydä uudet tiedot: `POST /v1/me/sign-in/passkeys/options`, ja tee toinen.',
    ],
    sv: [
      'Lösennyckeln godtogs inte',
      'Be om nya uppgifter med `POST /v1/me/sign-in/passkeys/options`, och gör en annan.',
    ],
  },
  passkey_already_registered: {
    fi: ['Pääsyavain on jo rekisteröity', 'Käytä sitä tai tee toinen.'],
    sv: ['Lösennyckeln är redan registrerad', 'Använd den, eller gör en annan.'],
  },
  too_many_passkeys: {
    fi: ['Pääsyavaimia on liikaa', 'Poista pääsyavain, jota ei enää käytetä.'],
    sv: ['Det finns för många lösennycklar', 'Ta bort en som inte längre används.'],
  },
} as const
