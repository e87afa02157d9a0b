// What the browser loads first.
import './styles.css';
