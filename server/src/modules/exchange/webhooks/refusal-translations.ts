/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  webhook_event_scope_exceeds_actor: {
    fi: [
      'Tapahtuma ylittää kutsujan oikeudet',
      'Nimeä vähemmän tapahtumia tai pyydä jotakuta, jolla oikeudet ovat.',
    ],
    sv: [
      'Händelsen går utöver den anropandes behörigheter',
      'Ange färre händelser, eller låt någon som har behörigheterna göra det.',
    ],
  },
  webhook_not_found: {
    fi: ['Webhookia ei löydy', 'Hae webhookien tunnukset osoitteesta `GET /v1/webhooks`.'],
    sv: ['Webhooken finns inte', 'Hämta webhookarnas id från `GET /v1/webhooks`.'],
  },
  webhook_stale: {
    fi: ['Webhook on muuttunut', 'Lue webhook uudelleen ja päätä uudelleen.'],
    sv: ['Webhooken har ändrats', 'Läs webhooken på nytt och besluta igen.'],
  },
  webhook_url_not_allowed: {
    fi: [
      'Osoitteeseen ei voi ottaa yhteyttä',
      'Rekisteröi HTTPS-osoite, johon pääsee julkisesta internetistä.',
    ],
    sv: ['Adressen kan inte anropas', 'Registrera en HTTPS-adress som kan nås från det öppna internet.'],
  },
  webhook_limit_reached: {
    fi: [
      'Webhookeja on liikaa',
      'Poista tarpeeton tai anna yhden vastaanottajan jakaa tapahtumat eteenpäin.',
    ],
    sv: [
      'Det finns för många webhookar',
      'Ta bort en som inte behövs, eller låt en mottagare skicka händelserna vidare.',
    ],
  },
  webhook_secret_limit_reached: {
    fi: [
      'Liian moni salaisuus allekirjoittaa jo',
      'Vaihda uudelleen, kun vanhin on vanhentunut; webhookin `secretVersions` kertoo milloin.',
    ],
    sv: [
      'För många hemligheter signerar redan',
      'Byt igen när den äldsta har gått ut; webhookens `secretVersions` säger när.',
    ],
  },
  webhook_already_paused: {
    fi: ['Webhook on jo pysäytetty', 'Mitään ei ole enää tehtävänä.'],
    sv: ['Webhooken är redan pausad', 'Inget återstår att göra.'],
  },
  webhook_not_paused: {
    fi: ['Webhookia ei ole pysäytetty', 'Mitään ei ole enää tehtävänä.'],
    sv: ['Webhooken är inte pausad', 'Inget återstår att göra.'],
  },
  webhook_paused: {
    fi: ['Webhook on pysäytetty', 'Jatka ensin webhookin toimintaa.'],
    sv: ['Webhooken är pausad', 'Återuppta webhooken först.'],
  },
  webhook_delivery_not_found: {
    fi: [
      'Webhookin toimitusta ei löydy',
      'Hae toimitusten tunnukset osoitteesta `GET /v1/webhooks/{id}/deliveries`.',
    ],
    sv: ['Webhookens leverans finns inte', 'Hämta leveransernas id från `GET /v1/webhooks/{id}/deliveries`.'],
  },
  webhook_delivery_expired: {
    fi: ['Tapahtumaa ei enää säilytetä', 'Lue nykytila resurssista, jonka tapahtuma nimesi.'],
    sv: ['Händelsen finns inte kvar', 'Läs det nuvarande läget från den resurs som händelsen nämnde.'],
  },
} as const
