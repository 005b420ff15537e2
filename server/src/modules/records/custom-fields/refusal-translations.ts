/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  custom_field_unknown: {
    fi: [
      'Lisäkenttää ei löydy',
      'Hae kentät osoitteesta `GET /v1/custom-fields?kind=`; lisää kenttä tai ota se ensin käyttöön.',
    ],
    sv: [
      'Tilläggsfältet finns inte',
      'Hämta fälten från `GET /v1/custom-fields?kind=`; lägg till eller aktivera fältet först.',
    ],
  },
  custom_field_value_invalid: {
    fi: [
      'Arvo ei sovi lisäkenttään',
      'Lähetä kentän lajin (`type`) mukainen arvo, vaihtoehdoista jokin käytössä oleva koodi.',
    ],
    sv: [
      'Värdet passar inte tilläggsfältet',
      'Skicka ett värde enligt fältets `type`, för alternativ en av dess aktiva koder.',
    ],
  },
  custom_field_required: {
    fi: ['Lisäkenttä tarvitsee arvon', 'Lähetä sille arvo.'],
    sv: ['Ett tilläggsfält kräver ett värde', 'Skicka ett värde för det.'],
  },
  custom_field_not_found: {
    fi: ['Lisäkenttää ei löydy', 'Hae lisäkentät osoitteesta `GET /v1/custom-fields`.'],
    sv: ['Tilläggsfältet finns inte', 'Hämta tilläggsfälten från `GET /v1/custom-fields`.'],
  },
  custom_field_stale: {
    fi: [
      'Lisäkenttä on muuttunut',
      'Lue lisäkenttä uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Tilläggsfältet har ändrats',
      'Läs tilläggsfältet på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  custom_field_kind_unknown: {
    fi: ['Tällaisilla tietueilla ei ole lisäkenttiä', 'Käytä jotakin arvoista `kinds`.'],
    sv: ['Poster av detta slag har inga tilläggsfält', 'Använd något av `kinds`.'],
  },
  custom_field_options_invalid: {
    fi: [
      'Vaihtoehdot eivät sovi kenttään',
      'Lähetä näille lajeille vähintään yksi vaihtoehto ja muille ei yhtään, jokainen koodi kerran.',
    ],
    sv: [
      'Alternativen passar inte fältet',
      'Skicka minst ett alternativ för dessa typer och inget för andra, varje kod en gång.',
    ],
  },
  custom_field_option_in_use: {
    fi: [
      'Vaihtoehto on käytössä tietueilla',
      'Pidä se luettelossa arvolla `active: false` tai anna tietueille ensin toinen arvo.',
    ],
    sv: [
      'Poster har alternativet',
      'Behåll det i listan med `active: false`, eller ge posterna först ett annat värde.',
    ],
  },
  custom_field_limit_reached: {
    fi: ['Lisäkenttiä on liikaa', 'Käytä olemassa olevaa kenttää.'],
    sv: ['Det finns för många tilläggsfält', 'Använd ett fält som redan finns.'],
  },
} as const
