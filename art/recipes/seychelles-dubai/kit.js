export const GRANITE = '#dcc1ad'
