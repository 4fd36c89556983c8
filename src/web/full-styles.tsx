import './ui/full.css'

/** Brings the styles of booking and back office, which the pages of the catalogue do without. */
export { Outlet as Component } from 'react-router'
