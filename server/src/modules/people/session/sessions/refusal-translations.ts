/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  sign_in_failed: {
    fi: ['Kirjautuminen epäonnistui', 'Tarkista molemmat tai pyydä ylläpitäjältä kutsu.'],
    sv: ['Inloggningen misslyckades', 'Kontrollera båda, eller be en administratör om en inbjudan.'],
  },
  organisation_required: {
    fi: ['Valitse organisaatio', 'Kirjaudu uudelleen kentän `organisationId` kanssa.'],
    sv: ['Välj en organisation', 'Logga in igen med `organisationId`.'],
  },
  second_factor_required: {
    fi: ['Tarvitaan toinen tunnistustapa', 'Vastaa haasteeseen: `POST /v1/session/second-factor`.'],
    sv: ['En andra faktor behövs', 'Besvara utmaningen med `POST /v1/session/second-factor`.'],
  },
  challenge_not_found: {
    fi: ['Haaste ei ole avoinna', 'Aloita alusta sähköpostiosoitteella ja salasanalla.'],
    sv: ['Utmaningen är inte öppen', 'Börja om med e-postadressen och lösenordet.'],
  },
  proof_failed: {
    fi: ['Tästä ei selvinnyt, kuka olet', 'Yritä uudelleen tai anna toinen todiste.'],
    sv: ['Det visade inte vem du är', 'Försök igen, eller ge ett annat bevis.'],
  },
  password_too_weak: {
    fi: [
      'Salasana on liian heikko',
      'Valitse muutama toisiinsa liittymätön sana; välilyönnit ja kaikki merkit käyvät, eikä mitään niistä vaadita.',
    ],
    sv: [
      'Lösenordet är för svagt',
      'Välj några ord som inte hör ihop; mellanslag och alla tecken går bra, och inget av dem krävs.',
    ],
  },
} as const
