/** How the files are named that pages are made from (`trip/grecia`). What is written otherwise is in no edition. */
export const contentNamePattern = '[A-Za-z0-9_/-]{1,120}'
