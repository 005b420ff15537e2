/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  totp_already_on: {
    fi: ['Todennussovellus on jo käytössä', 'Poista se ensin ja ota sitten toinen käyttöön.'],
    sv: ['En autentiseringsapp är redan på', 'Ta bort den först, och lägg sedan till en annan.'],
  },
  totp_enrolment_missing: {
    fi: ['Mikään käyttöönotto ei odota koodia', 'Aloita: `POST /v1/me/sign-in/totp`.'],
    sv: ['Inget tillägg väntar på sin kod', 'Börja med `POST /v1/me/sign-in/totp`.'],
  },
  totp_code_wrong: {
    fi: ['Koodi on väärä', 'Tarkista puhelimen kello ja lähetä seuraava koodi.'],
    sv: ['Koden är fel', 'Kontrollera telefonens klocka, och skicka nästa kod.'],
  },
  totp_not_on: {
    fi: ['Todennussovellus ei ole käytössä', 'Mitään ei ole poistettavana.'],
    sv: ['Ingen autentiseringsapp är på', 'Det finns inget att ta bort.'],
  },
} as const
