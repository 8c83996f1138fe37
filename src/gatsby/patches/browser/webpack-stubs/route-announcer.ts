/**
 * Replaces the attributes of the element in which Gatsby announces pages: it does so in English, and what the focus says
 * already (`useNavigationFocus`).
 */
export const RouteAnnouncerProps = { style: { display: 'none' } };
