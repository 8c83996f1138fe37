export { SeatView } from './seat-view';
