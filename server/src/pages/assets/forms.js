// Shows a password to whoever types it, and keeps a second press of a button from sending its form again.
// Every form works without.

for (const box of document.querySelectorAll('[data-reveals]')) {
  const field = document.getElementById(box.dataset.reveals)
  const check = box.querySelector('input')
  box.hidden = false
  check.addEventListener('change', () => {
    field.type = check.checked ? 'text' : 'password'
  })
  // Browsers keep what was in a text field, to propose it again.
  field.form.addEventListener('submit', () => {
    check.checked = false
    field.type = 'password'
  })
}

// After so long the answer has come or is not coming: the person may have stopped it.
const busyMs = 10_000

for (const form of document.querySelectorAll('form:not([data-passkey])')) {
  form.addEventListener('submit', event => {
    if (form.ariaBusy === 'true') return event.preventDefault()
    form.ariaBusy = 'true'
    setTimeout(() => free(form), busyMs)
  })
}
// Going back shows the page as it was left.
addEventListener('pageshow', () => {
  for (const form of document.forms) free(form)
})

/** @param {HTMLFormElement} form */
function free(form) {
  form.ariaBusy = null
}
