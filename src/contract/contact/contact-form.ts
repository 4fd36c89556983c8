/** The form's address when it is sent before the scripts are loaded, or without JavaScript. */
export const contactFormAction = '/api/contact-form'
