/** What the codes say in Finnish and Swedish. */
export const gateTranslations = {
  'bad-request': {
    fi: [
      'Pyyntö on virheellinen',
      'Katso `errors`: siinä on jokainen kenttä tai parametri ja mikä siinä on väärin.',
    ],
    sv: ['Begäran är felaktig', 'Se `errors`: där står varje fält eller parameter och vad som är fel.'],
  },
  invalid_token: {
    fi: [
      'Tunnistautuminen puuttuu tai ei kelpaa',
      'Lähetä voimassa oleva avain otsakkeessa `Authorization: Bearer <key>` tai kirjaudu uudelleen.',
    ],
    sv: [
      'Inloggningsuppgifterna saknas eller gäller inte',
      'Skicka en giltig nyckel som `Authorization: Bearer <key>`, eller logga in igen.',
    ],
  },
  api_key_expired: {
    fi: ['Avain on vanhentunut', 'Pyydä avaimen omistajaa tekemään tai vaihtamaan avain.'],
    sv: ['Nyckeln har gått ut', 'Be nyckelns ägare göra eller byta en nyckel.'],
  },
  api_key_owner_inactive: {
    fi: [
      'Avaimen omistaja ei ole käytössä',
      'Siirrä palveluavain käytössä olevalle jäsenelle tai ota omistaja taas käyttöön.',
    ],
    sv: [
      'Nyckelns ägare är inaktiverad',
      'Flytta tjänstenyckeln till en aktiv medlem, eller aktivera ägaren igen.',
    ],
  },
  device_inactive: {
    fi: ['Laite ei ole käytössä', 'Ota se taas käyttöön tai liitä se uudelleen.'],
    sv: ['Apparaten är ur bruk', 'Ta den i bruk igen, eller parkoppla den på nytt.'],
  },
  https_required: {
    fi: [
      'HTTPS vaaditaan',
      'Lähetä pyyntö HTTPS-yhteydellä ja vaihda avain, joka kulki salaamatta: kuuntelijalla on se nyt. Palvelun ylläpito asettaa välityspalvelimen.',
    ],
    sv: [
      'HTTPS krävs',
      'Skicka begäran över HTTPS och byt en nyckel som gick okrypterad: den som lyssnade har den. Den som driver tjänsten ställer in sin proxy.',
    ],
  },
  feature_not_in_plan: {
    fi: ['Moduuli ei kuulu tilaukseen', 'Hanki moduulin käyttöoikeus.'],
    sv: ['Modulen ingår inte i abonnemanget', 'Skaffa en licens för modulen.'],
  },
  module_not_active: {
    fi: ['Moduuli on pois käytöstä', 'Pyydä ylläpitäjää ottamaan se käyttöön.'],
    sv: ['Modulen är avstängd', 'Be en administratör slå på den.'],
  },
  insufficient_role: {
    fi: [
      'Oikeus puuttuu',
      'Vertaa toiminnon kenttää `x-service-capabilities` vastaukseen `GET /v1/me/access`.',
    ],
    sv: ['En behörighet saknas', 'Jämför operationens `x-service-capabilities` med `GET /v1/me/access`.'],
  },
  read_only_key: {
    fi: ['Avain vain lukee', 'Käytä avainta, jolla saa kirjoittaa.'],
    sv: ['Nyckeln får bara läsa', 'Använd en nyckel som får skriva.'],
  },
  personal_credential_required: {
    fi: [
      'Tarvitaan jäsenen oma tunnistautuminen',
      'Käytä jäsenen henkilökohtaista avainta tai esihenkilön toimintoa, joka koskee muita.',
    ],
    sv: [
      'Medlemmens egen inloggning behövs',
      'Använd medlemmens personliga nyckel, eller chefens operation för andra.',
    ],
  },
  api_key_cannot_manage_keys: {
    fi: ['Avaimet eivät hallitse avaimia', 'Kirjaudu henkilönä.'],
    sv: ['Nycklar kan inte hantera nycklar', 'Logga in som person.'],
  },
  api_key_cannot_manage_credentials: {
    fi: ['Avaimet eivät hallitse kirjautumistietoja', 'Kirjaudu henkilönä.'],
    sv: ['Nycklar kan inte hantera inloggningsuppgifter', 'Logga in som person.'],
  },
  api_key_cannot_start_human_session: {
    fi: ['Avain ei voi aloittaa henkilön istuntoa', 'Lähetä kirjautuminen ilman otsaketta `Authorization`.'],
    sv: ['En nyckel kan inte starta en persons session', 'Skicka inloggningen utan `Authorization`.'],
  },
  device_credential_required: {
    fi: ['Tämän tekee vain laite', 'Käytä henkilöiden toimintoja; jäsenen omat ovat polun `/v1/me` alla.'],
    sv: [
      'Det här gör bara en apparat',
      'Använd operationerna för personer; det som en medlem gör för egen del finns under `/v1/me`.',
    ],
  },
  device_credential_confined: {
    fi: ['Laite tekee vain omia toimintojaan', 'Käytä kaikkeen muuhun jäsenen tai palvelun avainta.'],
    sv: [
      'En apparat når bara sina egna operationer',
      'Använd en medlems eller tjänstens nyckel för allt annat.',
    ],
  },
  second_factor_missing: {
    fi: [
      'Organisaatio vaatii toisen tunnistustavan',
      'Ota toinen tunnistustapa käyttöön polussa `/v1/me/sign-in` tai anna se: `POST /v1/session/reauthenticate`.',
    ],
    sv: [
      'Organisationen kräver en andra faktor',
      'Lägg upp en andra faktor under `/v1/me/sign-in`, eller ge din till `POST /v1/session/reauthenticate`.',
    ],
  },
  origin_not_allowed: {
    fi: ['Pyyntö tulee toiselta sivustolta', 'Lähetä se palvelun omilta sivuilta tai käytä API-avainta.'],
    sv: [
      'Begäran kommer från en annan webbplats',
      'Skicka den från tjänstens egna sidor, eller använd en API-nyckel.',
    ],
  },
  'not-found': {
    fi: ['Osoitetta ei ole', 'Vertaa polkua tiedostoon `/openapi.json`.'],
    sv: ['Adressen finns inte', 'Jämför sökvägen med `/openapi.json`.'],
  },
  'method-not-allowed': {
    fi: ['Osoitteella ei ole tällaista metodia', 'Käytä jotakin otsakkeen `Allow` metodeista.'],
    sv: ['Adressen har ingen sådan metod', 'Använd en av metoderna i `Allow`.'],
  },
  operation_retired: {
    fi: [
      'Toimintoa ei enää ole',
      'Seuraa `Link`-otsakkeita: `successor-version` kertoo, mikä tuli tilalle, ja `deprecation`, mitä tehdä.',
    ],
    sv: [
      'Operationen finns inte längre',
      'Följ `Link`-huvudena: `successor-version` är det som kom i stället, `deprecation` säger vad som ska göras.',
    ],
  },
  'request-timeout': {
    fi: ['Pyyntö tuli liian hitaasti', 'Lähetä se uudelleen paremmalla yhteydellä tai osissa.'],
    sv: ['Begäran kom för långsamt', 'Skicka den igen över en bättre förbindelse, eller i delar.'],
  },
  'payload-too-large': {
    fi: ['Pyynnön sisältö on liian suuri', 'Lähetä se osissa.'],
    sv: ['Innehållet är för stort', 'Skicka det i delar.'],
  },
  'unsupported-media-type': {
    fi: ['Sisältö ei ole JSON-muodossa', 'Lähetä `Content-Type: application/json`, merkistönä UTF-8.'],
    sv: ['Innehållet är inte JSON', 'Skicka `Content-Type: application/json`, i UTF-8.'],
  },
  table_unreadable: {
    fi: [
      'Taulukkoa ei voi lukea',
      'Katso `errors`, jossa on jokaisen virheen rivi ja sarake; tallenna tiedosto muodossa ”CSV UTF-8” tai .xlsx.',
    ],
    sv: [
      'Tabellen kan inte läsas',
      'Se `errors`, med rad och kolumn för varje fel; spara filen som ”CSV UTF-8” eller som .xlsx.',
    ],
  },
  table_header_invalid: {
    fi: [
      'Taulukon otsikkorivi ei kelpaa',
      'Katso `errors`, jossa sarakkeet nimetään; `GET /v1/import-templates/{register}` antaa taulukon, jossa ne kaikki ovat.',
    ],
    sv: [
      'Tabellens rubrikrad är inte giltig',
      'Se `errors`, som nämner kolumnerna; `GET /v1/import-templates/{register}` ger en tabell med alla kolumner.',
    ],
  },
  table_too_large: {
    fi: ['Taulukko on liian suuri', 'Lähetä se osissa; `konttori import` tekee niin.'],
    sv: ['Tabellen är för stor', 'Skicka den i delar; `konttori import` gör det.'],
  },
  'too-many-requests': {
    fi: ['Pyyntöraja on käytetty', 'Odota `Retry-After` sekuntia ja vähän päälle.'],
    sv: ['Gränsen för antalet begäranden är nådd', 'Vänta `Retry-After` sekunder och en liten stund till.'],
  },
  idempotency_key_required: {
    fi: [
      'Idempotency-Key-otsake puuttuu',
      'Lähetä yksi avain jokaista toimitusta kohti, esimerkiksi UUID, ja toista se joka yrityksellä.',
    ],
    sv: [
      'Huvudet Idempotency-Key saknas',
      'Skicka en nyckel för varje åtgärd, till exempel ett UUID, och upprepa den vid varje nytt försök.',
    ],
  },
  idempotency_key_too_long: {
    fi: ['Idempotency-Key on liian pitkä', 'Käytä lyhyempää avainta, esimerkiksi UUID:tä.'],
    sv: ['Idempotency-Key är för lång', 'Använd en kortare nyckel, till exempel ett UUID.'],
  },
  idempotency_key_reused: {
    fi: ['Idempotency-Key kuuluu toiseen pyyntöön', 'Käytä uuteen toimitukseen uutta avainta.'],
    sv: ['Idempotency-Key hör till en annan begäran', 'Använd en ny nyckel för en ny åtgärd.'],
  },
  idempotency_key_in_flight: {
    fi: [
      'Ensimmäinen pyyntö tällä Idempotency-Key-avaimella on kesken',
      'Odota hetki ja lähetä sama pyyntö uudelleen.',
    ],
    sv: [
      'Den första begäran med denna Idempotency-Key pågår ännu',
      'Vänta en stund och upprepa samma begäran.',
    ],
  },
  service_busy: {
    fi: ['Palvelu on ruuhkautunut', 'Lähetä pyyntö uudelleen `Retry-After` sekunnin kuluttua.'],
    sv: ['Tjänsten är överbelastad', 'Skicka begäran igen efter `Retry-After` sekunder.'],
  },
  service_unavailable: {
    fi: [
      'Jotakin palvelun tarvitsemaa ei tavoiteta',
      'Lähetä pyyntö uudelleen `Retry-After` sekunnin kuluttua samalla Idempotency-Key-avaimella.',
    ],
    sv: [
      'Något som tjänsten behöver kan inte nås',
      'Skicka begäran igen efter `Retry-After` sekunder, med samma Idempotency-Key.',
    ],
  },
  storage_full: {
    fi: [
      'Tallennustila on täynnä',
      'Lähetä pyyntö uudelleen `Retry-After` sekunnin kuluttua samalla Idempotency-Key-avaimella; palvelun ylläpito tekee tilaa.',
    ],
    sv: [
      'Lagringsutrymmet är fullt',
      'Skicka begäran igen efter `Retry-After` sekunder, med samma Idempotency-Key; driften gör plats.',
    ],
  },
  'internal-error': {
    fi: [
      'Jokin meni vikaan meidän puolellamme',
      'Kerro tuelle `requestId`; toista pyyntö, jos sen saa toistaa.',
    ],
    sv: ['Något gick fel hos oss', 'Uppge `requestId` för supporten; upprepa begäran om den får upprepas.'],
  },
} as const
