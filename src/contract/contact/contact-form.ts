/** Where the form goes when it is sent before the page's code is there, or without it. */
export const contactFormAction = '/api/contact-form'
