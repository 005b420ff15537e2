// Asks the browser for a passkey where a form says so, and sends the form with what the browser gave.
// The form says what for (`data-passkey`), and where the options are: in it, or at an operation.

const supported =
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'

// The address decides whom a passkey is for, so one origin alone can use it (WebAuthn Level 3 §13.4.9).
let here = true
for (const form of document.querySelectorAll('form[data-passkey]')) {
  const { origin } = form.dataset
  here = origin === location.origin
  form.hidden = !(supported && here)
  const elsewhere = form.nextElementSibling
  elsewhere.hidden = here
  const link = elsewhere.querySelector('a')
  link.textContent = origin
  link.href = origin + location.pathname + location.search
  form.addEventListener('submit', event => {
    event.preventDefault()
    void ask(form)
  })
}
for (const note of document.querySelectorAll('[data-no-passkeys]')) note.hidden = supported || !here

/** @param {HTMLFormElement} form */
async function ask(form) {
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  tell(form, null)
  try {
    const options = await optionsOf(form)
    if (options === null) return
    const credential =
      form.dataset.passkey === 'create'
        ? await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
          })
        : await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
          })
    form.elements.namedItem('credential').value = JSON.stringify(credential.toJSON())
    form.submit()
  } catch (error) {
    tell(form, failures[error.name] ?? 'failed')
  } finally {
    form.ariaBusy = null
  }
}

const failures = { NotAllowedError: 'cancelled', AbortError: 'cancelled', InvalidStateError: 'exists' }

/** @param {HTMLFormElement} form */
async function optionsOf(form) {
  if (form.dataset.options) return JSON.parse(form.dataset.options)
  const answer = await fetch(form.dataset.optionsFrom, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const body = await answer.json()
  if (answer.ok) return body.options
  // The server has the words for what it refuses.
  form.elements.namedItem('failure').value = body.code
  form.submit()
  return null
}

/** Shows what went wrong, or nothing. */
function tell(form, failure) {
  for (const note of form.querySelectorAll('[data-failure]')) note.hidden = note.dataset.failure !== failure
}
