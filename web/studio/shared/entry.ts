// The page of a shared draft needs no script: its document loads the styles alone.
import '../../styles.css';
