/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  absence_not_found: {
    fi: [
      'Poissaoloa ei löydy',
      'Hae poissaolot osoitteesta `GET /v1/absences` tai omasi osoitteesta `GET /v1/me/absences`.',
    ],
    sv: [
      'Frånvaron finns inte',
      'Hämta frånvaron från `GET /v1/absences`, eller din egen från `GET /v1/me/absences`.',
    ],
  },
  absence_period_overlap: {
    fi: ['Poissaolo menee toisen päälle', 'Muuta päiviä, tai muuta toista poissaoloa tai peru se.'],
    sv: ['Frånvaron överlappar en annan', 'Ändra datumen, eller ändra eller avboka den andra frånvaron.'],
  },
  absence_part_invalid: {
    fi: [
      'Tällaista päivän osaa ei voi ottaa',
      'Ota kokonaisia päiviä tai laji, jolla on `partsAllowed`. Useasta päivästä ensimmäinen voi olla `pm` ja viimeinen `am`.',
    ],
    sv: [
      'Den delen av en dag kan inte tas ut',
      'Ta hela dagar, eller en typ med `partsAllowed`. Av flera dagar kan den första vara `pm` och den sista `am`.',
    ],
  },
  absence_no_working_days: {
    fi: ['Poissaolossa ei ole yhtään työpäivää', 'Valitse päivät, joina jäsen on töissä.'],
    sv: ['Frånvaron innehåller ingen arbetsdag', 'Välj datum då medlemmen arbetar.'],
  },
  absence_entitlement_exceeded: {
    fi: ['Jäljellä ei ole näin paljon', 'Lyhennä poissaoloa tai valitse toinen laji.'],
    sv: ['Så mycket finns inte kvar', 'Förkorta frånvaron, eller välj en annan typ.'],
  },
  absence_days_decided: {
    fi: [
      'Poissaolon päivistä on jo päätetty',
      'Avaa päivät, peru niiden hyväksyntä, korjaa ne tai poista lukitus, ja lähetä pyyntö uudelleen.',
    ],
    sv: [
      'Dagar i frånvaron är redan avgjorda',
      'Öppna eller rätta dagarna, ta tillbaka godkännandet eller häv låset, och skicka begäran igen.',
    ],
  },
  absence_replacement_unfit: {
    fi: ['Kukaan ei sijaista itseään', 'Valitse työkaveri tai jätä sijainen pois.'],
    sv: ['Ingen är sin egen ersättare', 'Välj en kollega, eller utelämna ersättaren.'],
  },
  absence_stale: {
    fi: [
      'Poissaolo on muuttunut',
      'Lue poissaolo uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: ['Frånvaron har ändrats', 'Läs frånvaron på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  absence_over: {
    fi: ['Poissaolo on ohi', 'Pyydä uusi.'],
    sv: ['Frånvaron är över', 'Be om en ny.'],
  },
  absence_not_draft: {
    fi: [
      'Poissaolo on jo lähetetty',
      'Mitään ei tarvitse tehdä; muuta sitä `PATCH`-pyynnöllä, jos jotakin pitää muuttaa.',
    ],
    sv: [
      'Frånvaron är redan inlämnad',
      'Inget behöver göras; ändra den med `PATCH` om något ska vara annorlunda.',
    ],
  },
  absence_not_submitted: {
    fi: ['Poissaoloa ei ole lähetetty', 'Lähetä se ensin.'],
    sv: ['Frånvaron är inte inlämnad', 'Lämna in den först.'],
  },
  absence_decided: {
    fi: ['Päätettävää ei ole', 'Lue poissaolo; peru se, jos sitä ei pidä olla.'],
    sv: ['Det finns inget att besluta', 'Läs frånvaron; avboka den om den inte ska vara kvar.'],
  },
  absence_not_approved: {
    fi: ['Poissaoloa ei ole hyväksytty', 'Vedä se takaisin sen sijaan.'],
    sv: ['Frånvaron är inte godkänd', 'Dra tillbaka den i stället.'],
  },
  absence_cancellation_pending: {
    fi: ['Poissaolo odottaa perumista', 'Peru se tai hylkää peruminen; jäsen voi vetää perumisen takaisin.'],
    sv: [
      'Frånvaron väntar på att avbokas',
      'Avboka den, eller avslå avbokningen; medlemmen kan dra tillbaka den.',
    ],
  },
  absence_self_approval_forbidden: {
    fi: ['Omasta poissaolosta päättää joku muu', 'Anna esihenkilön tai henkilöstöhallinnon päättää.'],
    sv: ['Egen frånvaro avgörs av någon annan', 'Låt en chef eller personalförvaltningen besluta.'],
  },
  absence_second_approver_needed: {
    fi: ['Tällaisen poissaolon hyväksyy kaksi henkilöä', 'Anna jonkun toisen hyväksyä se.'],
    sv: ['Två personer godkänner sådan frånvaro', 'Låt någon annan godkänna den.'],
  },
  absence_certificate_date_invalid: {
    fi: ['Todistus ei ole voinut saapua sinä päivänä', 'Lähetä päivä, jona se saapui.'],
    sv: ['Intyget kan inte ha kommit den dagen', 'Skicka dagen då det kom.'],
  },
} as const
